import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { form, type ProductForm } from '#tests/support/forms/product-form.ts';
import { productForms } from '#tests/support/forms/product-forms.ts';

// Every fault is one that the console tells of.
test.use({
  hasOwnContext: true,
  expectedErrors: [/Failed to load resource|net::ERR_|Failed to fetch dynamically imported module/],
});

/** Answers the calls of a form, and its repetitions, until it is ended; by then it has met one. */
async function withFault(
  page: Page,
  { call }: ProductForm,
  fault: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const [method, path = ''] = call.split(' ');
  const address = new RegExp(`/api/${path.replaceAll('*', '[^/]+')}$`);
  let met = 0;
  const handle = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    met += 1;
    return fault(route);
  };
  await page.route(address, handle);
  return async () => {
    await page.unroute(address, handle);
    expect(met).toBeGreaterThan(0);
  };
}

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: `It did not work (${status}).`, code: 'internal' } });

/** What the fields hold, password and all. */
function contents(sent: Locator): Promise<string[]> {
  return sent.evaluate((element: HTMLFormElement) => {
    const fields = [...element.elements].filter((field) =>
      field.matches('input:not([type=hidden]), select, textarea'),
    ) as HTMLInputElement[];
    return fields.map((field) => (['radio', 'checkbox'].includes(field.type) ? `${field.checked}` : field.value));
  });
}

/** Sends the form, and waits for a word that was not on the page before. */
async function expectWord(page: Page, sending: () => Promise<void>): Promise<void> {
  const words = page.locator('[role=alert]:visible, .text-danger:visible');
  await words.evaluateAll((elements) => elements.forEach((element) => element.setAttribute('data-before', '')));
  await sending();
  await expect(
    page.locator('[role=alert]:visible:not([data-before]), .text-danger:visible:not([data-before])').first(),
  ).toBeVisible();
}

/** All with EVERY_FORM, as `npm run test:visual` has it. */
const isEveryForm = Boolean(process.env['EVERY_FORM']);
const walked = isEveryForm ? productForms : productForms.filter(({ isWalkedAlways }) => isWalkedAlways);

for (const product of walked) {
  test(
    `no fault of the network loses what was typed, or leaves the button silent: ${product.name}`,
    { tag: isEveryForm ? [] : '@desktop' },
    async ({ page, request }) => {
      await page.clock.install();
      await product.show(page, request);
      if (isEveryForm && !product.isPlain) await test.step('script missing', () => expectWordWithoutScripts(page));
      const sent = form(page, product);
      await product.fill(sent, page);
      const typed = await contents(sent);
      const send = async () => {
        // Toasts of the fault before are read by now.
        await page.clock.fastForward(12_000);
        await product.send(page).click();
      };

      for (const status of [500, 503]) {
        const end = await withFault(page, product, answer(status));
        await test.step(`${status}`, () => expectWord(page, send));
        // One that closes at once opens again when it is certain that the call failed; until then it is repeated.
        await expect(sent).toBeVisible();
        await end();
        await expect.poll(() => contents(sent)).toEqual(typed);
      }

      await test.step('offline', async () => {
        await page.context().setOffline(true);
        await expectWord(page, send);
        await page.context().setOffline(false);
        await expect.poll(() => contents(sent)).toEqual(typed);
      });

      await test.step('slow', async () => {
        const held = Promise.withResolvers<void>();
        const end = await withFault(page, product, async (route) => {
          await held.promise;
          await answer(500)(route);
        });
        await send();
        await page.clock.fastForward(9_000);
        await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
        held.resolve();
        await expect(page.getByText('This is taking longer than usual.')).toBeHidden();
        await end();
        await expect.poll(() => contents(sent)).toEqual(typed);
      });

      const { done } = product;
      if (done) await test.step('answer lost', () => loseAnswer(page, product, send, done(page)));
    },
  );
}

/** What was asked for is done, once, although nobody heard of it; asked again, the page tells how it ended. */
async function loseAnswer(page: Page, product: ProductForm, send: () => Promise<void>, done: Locator): Promise<void> {
  let isLost = false;
  const end = await withFault(page, product, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await send();
  const word = page.locator('[role=alert]:visible, p.text-danger:visible').first();
  await expect(done.or(word).first()).toBeVisible();
  if (!(await done.isVisible())) await send();
  await expect(done).toBeVisible();
  await end();
}

/**
 * The same page in another tab whose scripts never come: it loads itself anew once, then says so, whether it has a
 * form yet or not.
 */
async function expectWordWithoutScripts(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.route('**/assets/*.js', (route) => route.abort());
  let loads = 0;
  // A preview in a frame loads with it.
  tab.on('request', (sent) => (loads += Number(sent.isNavigationRequest() && sent.frame() === tab.mainFrame())));
  await tab.goto(page.url());
  await expect(tab.getByRole('alert').filter({ hasText: 'This page hasn’t fully loaded' })).toBeVisible();
  expect(loads).toBe(2);
  await tab.close();
}
