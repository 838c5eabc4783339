import { catalogueGroups } from '#app/features/services/catalogue/catalogue.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

test('the services fold by category on a phone', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const [group] = catalogueGroups.slice(1);
  const [first] = group?.services ?? [];
  const fold = page
    .getByRole('main')
    .getByRole('button', { name: `${group?.title} ${group?.services.length}`, exact: true });
  const row = page
    .getByRole('main')
    .locator('section section')
    .getByRole('link', { name: first?.title ?? '' });
  await expect(row).toBeHidden();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(row).toBeVisible();
  await fold.click();
  await expect(row).toBeHidden();
});
