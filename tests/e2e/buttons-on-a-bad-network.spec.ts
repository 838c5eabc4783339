import type { Page, Route } from '@playwright/test';
import { pageWatchMessages } from '#app/page-watch/texts.ts';
import { untilAlive } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { remembersFailedModules } from '#tests/support/browser/remembered-failures.ts';
import type { ProductButton } from '#tests/support/buttons/product-button.ts';
import { buttonPages } from '#tests/support/buttons/product-buttons.ts';

// Every fault is one that the console tells of.
test.use({
  hasOwnContext: true,
  expectedErrors: [/Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/],
});

/** A fault under way: whether the button's call has met it yet, and what ends it. */
interface StandingFault {
  hasMet: () => boolean;
  end: () => Promise<void>;
}

type Fault = (page: Page, button: ProductButton) => Promise<StandingFault>;

const offline: Fault = async (page) => {
  await page.context().setOffline(true);
  return { hasMet: () => true, end: () => page.context().setOffline(false) };
};

const words = (page: Page) => page.locator('[role=alert]:visible, .text-danger:visible, .page-notice:visible');

const markWords = (page: Page) =>
  words(page).evaluateAll((elements) =>
    elements.forEach((element) => element.setAttribute('data-before', element.textContent)),
  );

/**
 * Answers the calls of a button, and their repetitions, until it is ended. The toast of the fault before may still be
 * loading when the button is pressed, so the words that count are those that come after the first answer.
 */
const answering =
  (status: number): Fault =>
  async (page, { call }) => {
    const [method, path = ''] = call.split(' ');
    const url = new RegExp(`/api/${path.replaceAll('*', '[^/]+')}$`);
    let hasMet = false;
    const handle = async (route: Route) => {
      if (route.request().method() !== method) return route.fallback();
      if (!hasMet) await markWords(page);
      hasMet = true;
      return route.fulfill({ status, json: { error: `It did not work (${status}).`, code: 'internal' } });
    };
    await page.route(url, handle);
    return { hasMet: () => hasMet, end: () => page.unroute(url, handle) };
  };

/** What is loaded with the first failure cannot be loaded later, so the missing connection comes first. */
const faults: [string, Fault][] = [
  ['offline', offline],
  ['500', answering(500)],
  ['503', answering(503)],
];

/** All with EVERY_BUTTON, as `npm run test:faults` has it; else one for each button, another for the next. */
const faultsFor = (index: number) => (process.env['EVERY_BUTTON'] ? faults : faults.slice(index % 3, (index % 3) + 1));

/** Presses, and waits until the call has met the fault and the page shows words that were not there before. */
async function expectWords(page: Page, press: () => Promise<void>, hasMet: () => boolean): Promise<void> {
  await markWords(page);
  await press();
  await expect.poll(hasMet).toBe(true);
  const areThere = () =>
    words(page).evaluateAll((elements) =>
      elements.some(
        (element) => /\w/.test(element.textContent) && element.getAttribute('data-before') !== element.textContent,
      ),
    );
  await expect.poll(areThere).toBe(true);
}

async function bringUp(page: Page, { open, button }: ProductButton): Promise<void> {
  const isThere = (await button(page).count()) > 0 && (await button(page).first().isVisible());
  // What was read anew after the fault may still be on its way.
  if (isThere) await expect(button(page).first()).not.toHaveAttribute('aria-busy', 'true');
  if (!isThere || (await button(page).first().isDisabled())) await open?.(page);
  await expect(button(page)).toBeEnabled();
}

/** Those of the fault before are read by now. A dialog may lie over them. */
async function dismissToasts(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Dismiss' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
}

async function meetFault(page: Page, product: ProductButton, fault: Fault): Promise<void> {
  await dismissToasts(page);
  await bringUp(page, product);
  const before = await product.standing?.(page);
  const { hasMet, end } = await fault(page, product);
  await expectWords(page, () => product.button(page).click(), hasMet);
  await expect.poll(() => product.standing?.(page)).toEqual(before);
  const isLoadedAgain =
    (await page.getByText(pageWatchMessages.part).isVisible()) && (await remembersFailedModules(page));
  if (isLoadedAgain) await page.evaluate(() => Object.assign(window, { isBeforeReload: true }));
  await end();
  if (isLoadedAgain) {
    await page.waitForFunction(() => !('isBeforeReload' in window));
    await untilAlive(page);
    if (product.goesOn) await product.button(page).click();
  }
  if (fault === offline) await product.goesOn?.(page);
  // It can be pressed again, at once or after the question before it.
  await bringUp(page, product.taken ? { ...product, open: () => Promise.resolve() } : product);
  await expect(product.button(page)).not.toHaveAttribute('aria-busy', 'true');
  if (product.taken) {
    await product.button(page).click();
    await product.taken(page);
  }
}

let index = 0;
for (const { name, show, buttons } of buttonPages) {
  const walked = buttons.map((button) => ({ button, faults: faultsFor(index++) }));
  test(`no button is silent on a bad network: ${name}`, { tag: '@desktop' }, async ({ page, request }) => {
    await show(page, request);
    for (const { button, faults: met } of walked) {
      for (const [title, fault] of met)
        await test.step(`${button.name}: ${title}`, () => meetFault(page, button, fault));
      await page.keyboard.press('Escape');
    }
  });
}
