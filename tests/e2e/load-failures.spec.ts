import type { Page } from '@playwright/test';
import { inServersDatabase } from '#tests/support/e2e-database.ts';
import { openPage } from '#tests/support/e2e-page.ts';
import { expect } from '#tests/support/e2e-test.ts';
import { professionalTest } from '#tests/support/e2e-professional.ts';

const errorToast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: 'Error' }).filter({ hasText: text });

professionalTest('ERR-067 ERR-100 payments that the server cannot read are told of, and read again', { tag: '@desktop' }, async ({ page, professional: { professionalId } }) => {
  await inServersDatabase(`update professionals set stripe_account_id = 'acct_of_nobody', time_zone = 'Nowhere/At_all' where id = $1`, [professionalId]);
  await openPage(page, '/dashboard/professional/payments');
  await expect(errorToast(page, 'Failed to load payment dashboard')).toBeVisible();
  await inServersDatabase(`update professionals set stripe_account_id = null, time_zone = 'America/Chicago' where id = $1`, [professionalId]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).not.toContainText('Failed to load');
});
