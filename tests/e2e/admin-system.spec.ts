import { leaveFailedJob } from '#tests/support/browser/e2e-database.ts';
import { openPage } from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { signedInAs } from '#tests/support/scenes/scene.ts';

test('an administrator sees which parts work, and runs a job that failed again', async ({ page }) => {
  await leaveFailedJob();
  await signedInAs(page, 'admin@doorstep.test');
  await openPage(page, '/dashboard/admin/system');
  const parts = page.getByRole('region', { name: 'Parts' });
  for (const part of ['Database', 'Files', 'Mail', 'Stripe'])
    await expect(parts.getByRole('listitem').filter({ has: page.getByRole('heading', { name: part }) })).toContainText(
      'Works',
    );
  await expect(parts).not.toContainText('Fails');

  const failed = page.getByRole('table', { name: 'Failed jobs' });
  const before = await failed.getByRole('button').count();
  await failed.getByRole('button').first().click();
  await expect(page.getByText('Job queued')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Failed jobs' }).getByRole('button')).toHaveCount(before - 1);
  await expect(page.getByRole('region', { name: 'This instance' })).toContainText(/PostgreSQL18\./);
});
