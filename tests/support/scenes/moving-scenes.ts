import { expect } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { type Scene, signedInAs } from './scene.ts';

/** Rescheduling a visit, and booking the same visit again. */
export const movingScenes: Scene[] = [
  {
    name: 'dashboard-reschedule',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page
        .getByRole('button', { name: /^Reschedule / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('radio', { name: /AM|PM/ }).first()).toBeAttached();
    },
  },
  {
    name: 'dashboard-book-again',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page
        .getByRole('button', { name: /^Book again / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^(Pay \$|Back)/ })).toBeVisible();
    },
  },
];
