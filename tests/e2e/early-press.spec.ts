import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { bookingPath, dayName, holdBack, openPage, openStill, tile } from '#tests/support/browser/e2e-page.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

test(
  'what is pressed before the page is alive counts once it is, and once only',
  { tag: '@desktop' },
  async ({ page }) => {
    const revive = await openStill(page, '/services');
    const html = page.locator('html');
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    await expect(html).not.toHaveClass(/\bdark\b/);
    await revive();
    await expect(html).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    await expect(html).not.toHaveClass(/\bdark\b/);
  },
);

test(
  'the last press before that is the one that counts, in a dashboard as well',
  { tag: '@desktop' },
  async ({ page }) => {
    await signedInAs(page, 'professional@doorstep.test');
    const revive = await openStill(page, '/dashboard/professional/services');
    await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Add Service' }).click();
    await revive();
    await expect(page.getByRole('dialog', { name: 'Add Service' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  },
);

test('an address that is typed while the page still arrives stays', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name=location]');
      if (!field) return;
      observer.disconnect();
      document.documentElement.dataset['watched'] = String(window.pageWatch !== undefined);
      field.value = '12 Elm Street';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await openPage(page, bookingPath(await findVisit(page.request)));
  await expect(page.locator('html')).toHaveAttribute('data-watched', 'false');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('12 Elm Street');
  await expect(page.getByLabel('Service address')).toHaveValue('12 Elm Street');
});

test('a search that is typed before the page is alive is made once it is', { tag: '@desktop' }, async ({ page }) => {
  await signedInAs(page, 'professional@doorstep.test');
  const revive = await openStill(page, '/dashboard/professional/clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody is called that');
  await revive();
  await expect(page.getByText('No clients match your search')).toBeVisible();
});

test('a day that is chosen before the booking page is alive stays chosen', { tag: '@desktop' }, async ({ page }) => {
  const visit = await findVisit(page.request);
  const revive = await openStill(page, bookingPath(visit));
  await tile(page, dayName(visit)).click();
  await revive();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(visit.dayText);
  await expect(page.getByRole('radio', { name: dayName(visit) })).toBeChecked();
  await expect(page.getByRole('radio', { name: visit.timeText, exact: true })).toBeEnabled();
});

test('a day that is pressed as the first free one is found stays chosen', { tag: '@desktop' }, async ({ page }) => {
  const release = await holdBack(page, '**/slots?month=*');
  await openPage(page, bookingPath(await findVisit(page.request)));
  await announce(page, 'label:has([name=date])', 'opening');
  await page.evaluate(() =>
    document.addEventListener('drawn', () =>
      [...document.querySelectorAll<HTMLElement>('label:has([name=date])')]
        .findLast((day) => day.textContent.includes('opening'))
        ?.click(),
    ),
  );
  release();
  const day = page.getByRole('radio', { name: /opening/ }).last();
  await expect(page.getByRole('group', { name: 'Time' }).getByRole('radio').first()).toBeVisible();
  await expect(day).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`date=${await day.inputValue()}`));
});

test('an address that is typed as the saved ones arrive stays', { tag: '@desktop' }, async ({ page, newcomer }) => {
  const address = { name: 'Home', street: '7 Saved Street', city: 'Austin', state: 'TX', zip: '78701' };
  expect((await newcomer.api.post('/api/addresses', { data: address })).status()).toBe(201);
  await page.context().addCookies(newcomer.storageState.cookies);
  const release = await holdBack(page, '**/api/addresses');
  await openPage(page, bookingPath(await findVisit(page.request)));
  await announce(page, 'label', '7 Saved Street');
  await page.evaluate(() =>
    document.addEventListener('drawn', () => {
      document.querySelector<HTMLElement>('textarea[name=location]')?.focus();
      document.execCommand('insertText', false, '12 Elm Street');
    }),
  );
  release();
  await expect(page.getByRole('radio', { name: /7 Saved Street/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /7 Saved Street/ })).not.toBeChecked();
  await expect(page.getByLabel('Service address')).toHaveValue('12 Elm Street');
});

test('nobody who may be signed in is offered to sign up meanwhile', { tag: '@desktop' }, async ({ page }) => {
  const offer = page.getByRole('banner').getByRole('link', { name: 'Sign up' }).locator('..');
  let revive = await openStill(page, '/services');
  await expect(offer).toHaveCSS('opacity', '1');
  await revive();
  await signedInAs(page, 'client@doorstep.test');
  revive = await openStill(page, '/services');
  await expect(offer).toHaveCSS('animation-delay', '10s');
  await expect(offer).toHaveCSS('opacity', '0');
  await revive();
  await expect(offer).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens before the page is alive, and stays open', { tag: '@desktop' }, async ({ page }) => {
    const revive = await openStill(page, '/services');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await expect(panel).toBeVisible();
    await revive();
    for (const theme of [/dark/, /^(?!.*dark)/]) {
      await page.getByRole('button', { name: /theme/ }).filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveClass(theme);
    }
    await expect(panel).toBeVisible();
  });

  test('the search opens before the page is alive, and takes what is typed', { tag: '@desktop' }, async ({ page }) => {
    const revive = await openStill(page, '/');
    await page.getByRole('button', { name: 'What do you need?' }).click();
    await revive();
    const service = page.getByRole('search').getByLabel('Service', { exact: true });
    await service.fill('oil');
    await page.getByRole('option', { name: /^Oil change \d/ }).click();
    await expect(service).toHaveValue('Oil change');
  });
});

/** Sends the event `drawn` in the very task that first draws such an element with this text, before effects of it. */
async function announce(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(
    ([wanted, says]) => {
      const observer = new MutationObserver(() => {
        if (![...document.querySelectorAll(wanted)].some((found) => found.textContent.includes(says))) return;
        observer.disconnect();
        document.dispatchEvent(new Event('drawn'));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [selector, text] as const,
  );
}
