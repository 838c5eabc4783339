import type { Page } from '@playwright/test';

/** Opens the first menu that has an action, and chooses the action. */
export async function chooseFromMenu(page: Page, name: RegExp): Promise<void> {
  const item = page.locator('.menu').getByRole('button', { name, includeHidden: true }).first();
  const menu = await item.evaluate((element) => element.closest('.menu')?.id ?? '');
  await page.locator(`[popovertarget="${menu}"]`).click();
  await item.click();
}
