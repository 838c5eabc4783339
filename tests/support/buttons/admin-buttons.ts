import type { Page } from '@playwright/test';
import { leaveFailedJob, stopRefund } from '../browser/e2e-database.ts';
import { createMember } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { payVisit } from '../browser/e2e-visit.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();

async function openAsAdmin(page: Page, path: string): Promise<void> {
  await signedInAs(page, 'admin@doorstep.test');
  await openPage(page, `/dashboard/admin${path}`);
}

/** Other tests leave failed jobs at the same time. */
let leftError = '';

export const adminButtonPages: ButtonPage[] = [
  {
    name: 'admin-featured',
    show: (page) => openAsAdmin(page, '/featured'),
    buttons: [
      {
        name: 'save the featured professionals',
        module: 'app/features/directory/featured/components/use-featured-picks.ts',
        call: 'PUT admin/featured-professionals',
        open: async (page) => {
          if (await first(/^Save/)(page).isEnabled()) return;
          const directory = page.getByRole('region', { name: 'Pick from the directory' });
          await directory.getByRole('listitem').getByRole('button').first().click();
        },
        button: first(/^Save/),
      },
    ],
  },
  {
    name: 'admin-money',
    show: async (page) => {
      const { bookingId } = await payVisit(await createMember());
      await stopRefund(bookingId);
      await openAsAdmin(page, '/money');
    },
    buttons: [
      {
        name: 'check the money',
        module: 'app/features/money-checks/components/use-check-money.ts',
        call: 'POST admin/money/check',
        button: first(/^Check/),
      },
      {
        name: 'retry a refund',
        module: 'app/features/money-checks/components/notable-refunds.tsx',
        call: 'POST admin/refunds/*/retry',
        button: (page) => page.getByRole('table').getByRole('button', { name: 'Try again' }).first(),
      },
    ],
  },
  {
    name: 'admin-system',
    show: async (page) => {
      leftError = await leaveFailedJob();
      await openAsAdmin(page, '/system');
    },
    buttons: [
      {
        name: 'run a job again',
        module: 'app/features/system/components/use-run-job-again.ts',
        call: 'POST admin/jobs/*/run',
        button: (page) => page.getByRole('row').filter({ hasText: leftError }).getByRole('button'),
      },
    ],
  },
];
