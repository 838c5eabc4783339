import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { bookingPath, dayName, openStill, tile } from '#tests/support/browser/e2e-page.ts';
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

test('a day that is chosen before the booking page is alive stays chosen', { tag: '@desktop' }, async ({ page }) => {
  const visit = await findVisit(page.request);
  const revive = await openStill(page, bookingPath(visit));
  await tile(page, dayName(visit)).click();
  await revive();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(visit.dayText);
  await expect(page.getByRole('radio', { name: dayName(visit) })).toBeChecked();
  await expect(page.getByRole('radio', { name: visit.timeText, exact: true })).toBeEnabled();
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
