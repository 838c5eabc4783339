import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const d of [200, 230, 245, 255, 265, 280, 300, 330, 400]) {
const page = await (await b.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
let t0 = Date.now(); const lines = []; const log = (...a) => lines.push([Date.now() - t0, ...a].join(' '));
page.on('request', (r) => /data|api/.test(r.url()) && log('req', r.url().slice(22)));
page.on('requestfailed', (r) => log('FAILED', r.url().slice(22), r.failure()?.errorText));
page.on('framenavigated', (f) => log('nav', f.url()));
await page.goto('http://localhost:23456/professionals'); await page.waitForTimeout(1500);
await page.evaluate(() => { for (const t of ['mousedown','mouseup','click']) document.addEventListener(t, (e) => console.log(t, e.target.tagName, e.target.innerText?.slice(0, 30)), true); });
page.on('console', (m) => log(m.text()));
const h = page.getByRole('article').first().getByRole('heading'); const name = await h.innerText();
t0 = Date.now(); log('fill'); await page.getByRole('searchbox').fill(name);
await page.waitForTimeout(d);
log('click'); await h.getByRole('link').click(); log('clicked');
await page.waitForTimeout(1500); const ok = /professionals\/0/.test(page.url());
console.log(d, ok); if (!ok) console.log(lines.join('\n'));
await page.close(); }
await b.close();
