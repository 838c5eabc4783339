import type { Locator, Page } from '@playwright/test';
import { fillBasicInfo, openWizard } from '#tests/support/browser/e2e-application.ts';
import { bookingPath, foldedStep, openPage } from '#tests/support/browser/e2e-page.ts';
import { findVisit } from '#tests/support/browser/e2e-visit.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';

/**
 * Presses the upper edge for as long as a slow hand does: what the press itself changes is drawn before it ends. The
 * mouse stays where it is, and presses once.
 */
async function pressLong(page: Page, button: Locator): Promise<void> {
  const edge = { x: 12, y: 3 };
  await button.hover({ position: edge });
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.click(x + edge.x, y + edge.y, { delay: 250 });
}

test.describe(
  'a field that is in error when a press leaves it does not take the press away',
  { tag: '@desktop' },
  () => {
    // Where nothing is scrolled, the browser does not make up for what moves.
    test.use({ viewport: { width: 1280, height: 1600 } });

    test('the steps of a booking', async ({ page, request }) => {
      const visit = await findVisit(request);
      await openPage(page, bookingPath(visit));
      const address = page.getByLabel('Service address');
      await address.fill(visit.address);
      const day = page.locator('input[name=date]:checked');
      await day.focus();
      await pressLong(page, foldedStep(page, 'Address'));
      await expect(address).toBeVisible();
      await expect(page.getByText('Please select a time')).toBeVisible();
    });

    test('signing up', async ({ page }) => {
      await openPage(page, '/signup');
      const email = page.getByLabel('Email');
      await email.fill('maya');
      await pressLong(page, page.getByRole('button', { name: 'Create account' }));
      await expect(page.getByLabel('First name')).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/email/i);
    });

    test('applying as a professional', async ({ page }) => {
      await openWizard(page);
      await fillBasicInfo(page, 'ana@doorstep.test');
      await expect(page.getByText('This username is available')).toBeVisible();
      const area = page.getByLabel('Service area');
      await area.fill('');
      await pressLong(page, page.getByRole('button', { name: 'Next' }));
      await expect(area).toBeFocused();
      await expect(area).toHaveAttribute('aria-invalid', 'true');
    });

    test('the check of a username moves nothing, whatever it says', async ({ page }) => {
      await openWizard(page);
      const place = () => page.getByLabel('Phone').boundingBox();
      const blank = await place();
      const username = page.getByLabel('Username');
      await username.fill('ana');
      await expect(page.getByText('This username is available')).toBeVisible();
      expect(await place()).toEqual(blank);
      await username.fill('admin');
      await expect(page.getByText('This username is already taken')).toBeVisible();
      expect(await place()).toEqual(blank);
    });
  },
);
