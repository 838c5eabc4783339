import type { Browser, CDPSession } from '@playwright/test';
import { launchBrowser, newPhone, newSlowPage } from './load/phone.ts';
import { benchDataDir, startProduct } from './load/product.ts';
import { publicPages } from './load/public-pages.ts';
import { median, report, type Figure } from './load/report.ts';

// Largest contentful paint and total blocking time as mobile Lighthouse measures them with applied throttling: a
// phone's viewport, a CPU four times slower, 1.6 Mbit/s with 150 ms of latency; medians of a few visits with an empty
// cache.

const visits = 5;
const quietMilliseconds = 2_500;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** What a page has to keep; the booking button's frame opens while somebody waits for it (decision 126). */
const longestPaint = (name: string) => (name === 'frame' ? 1 : 1.5);

type Visit = { paint: number; blocking: number };

const product = await startProduct(await benchDataDir());
const browser = await launchBrowser();
try {
  const figures: Figure[] = [];
  for (const [name, page] of Object.entries(await measuredPages(product.url))) {
    const measured: Visit[] = [];
    for (let count = 0; count < visits; count += 1) measured.push(await visit(browser, product.url + page));
    figures.push({
      what: `${name}: largest contentful paint`,
      figure: median(measured.map(({ paint }) => paint)) / 1000,
      unit: 's',
      atMost: longestPaint(name),
    });
    figures.push({
      what: `${name}: total blocking time`,
      figure: median(measured.map(({ blocking }) => blocking)),
      unit: 'ms',
      atMost: 50,
    });
  }
  report('first visit with a phone', figures);
} finally {
  await browser.close();
  await product.stop();
}

async function measuredPages(url: string): Promise<Record<string, string>> {
  const pages = await publicPages(url);
  return { ...pages, frame: pages.profile.replace('/professionals/', '/embed/professionals/') };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const phone = await newPhone(browser);
  try {
    const { page, session } = await newSlowPage(phone);
    await slowNetwork(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(quietMilliseconds);
    return await page.evaluate(() => (globalThis as unknown as { measured: Visit }).measured);
  } finally {
    await phone.close();
  }
}

async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
}

/** Runs in the page: records the last largest paint and, for each task after the first paint, its time beyond 50 ms. */
function observe(): void {
  const measured = { paint: 0, blocking: 0 };
  (globalThis as unknown as { measured: Visit }).measured = measured;
  let firstPaint = Infinity;
  const onEntries = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  onEntries('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
  });
  onEntries('largest-contentful-paint', (entry) => (measured.paint = entry.startTime));
  onEntries('longtask', ({ startTime, duration }) => {
    if (startTime + duration > firstPaint) measured.blocking += duration - 50;
  });
}
