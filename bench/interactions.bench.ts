import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { launchBrowser, newPhone, newSlowPage, slowdown } from './load/phone.ts';
import { publicPages } from './load/public-pages.ts';
import { benchDataDir, startProduct } from './load/product.ts';
import { median, report, type Figure } from './load/report.ts';

// From a press to the next frame that shows something of it, as Chromium's Event Timing counts it for INP
// (https://web.dev/articles/inp), on a phone's CPU: medians of a few visits. Chromium rounds to 8 ms. A page of one
// button shows what the machine itself takes for a press.

const visits = 5;
const quietMilliseconds = 1_000;
const bare = {
  path: 'data:text/html,<button onclick="this.textContent+=1">Press</button>',
  what: 'a bare page: its button',
};

type Press = [what: string, press: (page: Page) => Promise<void>];
type Round = { who?: string; path: string; presses: Press[] };

const product = await startProduct(await benchDataDir());
const browser = await launchBrowser();
try {
  const slowest = new Map<string, number[]>();
  for (let count = 0; count < visits; count += 1) {
    for (const round of await rounds()) {
      const phone = await newPhone(browser);
      if (round.who) await signIn(phone, round.who);
      await walk(phone, round, (what, took) => slowest.set(what, [...(slowest.get(what) ?? []), took]));
      await phone.close();
    }
  }
  const figures = [...slowest].map(([what, took]): Figure => ({
    what,
    figure: median(took),
    unit: 'ms',
    ...(what === bare.what ? {} : { atMost: 100 }),
  }));
  report(`presses at ${slowdown}x`, figures);
} finally {
  await browser.close();
  await product.stop();
}

async function rounds(): Promise<Round[]> {
  const { profile } = await publicPages(product.url);
  const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
  const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().tap();
  const key = (character: string) => (page: Page) => page.keyboard.press(character);
  return [
    { path: bare.path, presses: [[bare.what, button('Press')]] },
    {
      path: '/',
      presses: [
        ['home: open the search', button('What do you need?')],
        ['home: a letter of the search', key('h')],
        ['home: the next letter', key('a')],
      ],
    },
    { path: '/', presses: [['home: open the menu', button('Menu')]] },
    {
      path: '/professionals',
      presses: [
        ['directory: into the search', (page) => page.getByLabel('Search', { exact: true }).tap()],
        ['directory: a letter of the search', key('h')],
      ],
    },
    {
      path: '/professionals',
      presses: [
        ['directory: open the filters', button('Filters')],
        ['directory: a category', (page) => page.locator('dialog label', { hasText: /^Pet/ }).first().tap()],
        ['directory: close the filters', button('Close')],
        ['directory: save somebody', button(/^Save /)],
      ],
    },
    { path: '/professionals', presses: [['directory: show the map', button('Map')]] },
    {
      path: '/professionals',
      presses: [
        [
          'directory: to a profile',
          (page) => page.getByRole('article').getByRole('heading').getByRole('link').first().tap(),
        ],
      ],
    },
    {
      path: profile,
      presses: [
        ['profile: to its photos', (page) => page.getByRole('tab', { name: 'Portfolio' }).tap()],
        ['profile: book a service', link(/^Book /)],
      ],
    },
    {
      who: 'client',
      path: profile.replace('/professionals/', '/booking?pro='),
      presses: [
        ['booking: a service', (page) => page.locator('label:has(input[type=radio])').nth(1).tap()],
        ['booking: a time', (page) => page.locator('label:has(input[name=time]:enabled)').first().tap()],
        ['booking: open a step', button(/Change$/)],
      ],
    },
    { who: 'client', path: '/dashboard/client', presses: [['client: open the account menu', button(/^Account menu/)]] },
    {
      who: 'professional',
      path: '/dashboard/professional/calendar',
      presses: [
        ['calendar: the next week', link(/^Next/)],
        [
          'calendar: a month',
          (page) => page.getByRole('navigation', { name: 'Calendar view' }).getByRole('link', { name: 'Month' }).tap(),
        ],
      ],
    },
    { who: 'professional', path: '/dashboard/professional/services', presses: [['services: add one', button(/^Add/)]] },
    { who: 'admin', path: '/dashboard/admin', presses: [['admin: open the account menu', button(/^Account menu/)]] },
  ];
}

async function walk(phone: BrowserContext, { path, presses }: Round, take: (what: string, took: number) => void) {
  const { page } = await newSlowPage(phone);
  await page.addInitScript(observe);
  await page.goto(new URL(path, product.url).href, { waitUntil: 'load' });
  await page.waitForTimeout(quietMilliseconds);
  for (const [what, press] of presses) {
    await page.evaluate(() => ((globalThis as unknown as { slowest: number }).slowest = 0));
    await press(page);
    await page.waitForTimeout(quietMilliseconds);
    take(what, await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest));
  }
}

async function signIn(phone: BrowserContext, who: string): Promise<void> {
  const answer = await phone.request.post(`${product.url}/api/auth/sign-in/email`, {
    headers: { origin: product.url },
    data: { email: `${who}@doorstep.test`, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${who} was not signed in: ${answer.status()}`);
}

/** Runs in the page: keeps the longest press since `slowest` was last reset. */
function observe(): void {
  const kept = globalThis as unknown as { slowest: number };
  kept.slowest = 0;
  const isPress = (entry: PerformanceEntry) => (entry as PerformanceEventTiming).interactionId > 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isPress)) kept.slowest = Math.max(kept.slowest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
