import { leaveFailedJob } from '#tests/support/browser/e2e-database.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

test('an administrator sees which parts work, and runs a job that failed again @desktop', async ({ page }) => {
  const error = await leaveFailedJob();
  await signedInAs(page, 'admin@doorstep.test');
  await openPage(page, '/dashboard/admin/system');
  const parts = page.getByRole('region', { name: 'Parts' });
  for (const part of ['Database', 'Files', 'Mail', 'Stripe'])
    await expect(parts.getByRole('listitem').filter({ has: page.getByRole('heading', { name: part }) })).toContainText(
      'Works',
    );
  await expect(parts).not.toContainText('Fails');

  const row = page.getByRole('table', { name: 'Failed jobs' }).getByRole('row').filter({ hasText: error });
  await row.getByRole('button').click();
  await expect(page.getByText('Job queued')).toBeVisible();
  await expect(page.getByText(error)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'This instance' })).toContainText(/PostgreSQL18\./);
});
