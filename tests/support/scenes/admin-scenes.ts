import { expect } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { occasionally, type Scene, signedInAs } from './scene.ts';

/** A page as an admin sees it. */
function forAdmin(name: string, path: string): Scene {
  return {
    name,
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, path);
    },
  };
}

/** The admin's lists and the review. */
export const adminScenes: Scene[] = [
  occasionally(forAdmin('admin-clients', '/dashboard/admin')),
  forAdmin('admin-money', '/dashboard/admin/money'),
  occasionally(forAdmin('admin-problems', '/dashboard/admin/problems')),
  forAdmin('admin-overview', '/dashboard/admin/overview'),
  forAdmin('admin-system', '/dashboard/admin/system'),
  occasionally(forAdmin('admin-professionals', '/dashboard/admin?tab=professionals&sort=oldest')),
  occasionally(forAdmin('admin-security', '/dashboard/admin/security')),
  occasionally(forAdmin('admin-settings', '/dashboard/admin/settings')),
  {
    name: 'admin-booking',
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin?tab=bookings&filter=completed&sort=latest');
      await page.getByRole('table').getByRole('link', { name: /\d{4}/ }).first().click();
      await page.getByRole('button', { name: 'Refund part or all' }).click();
      await page.getByRole('dialog').getByLabel('Refund').fill('10');
      await expect(page.getByRole('dialog').getByRole('row', { name: 'Professional' })).not.toContainText('…');
    },
  },
  occasionally(forAdmin('admin-payments', '/dashboard/admin?tab=payments')),
  occasionally(forAdmin('admin-bookings', '/dashboard/admin?tab=bookings')),
  {
    name: 'admin-review',
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin?tab=professionals&q=Leona');
      await page.getByRole('link', { name: 'Leona Whitfield' }).click();
      await expect(page.getByRole('img', { name: /Certification/ })).toBeVisible();
      await page.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await expect(page.getByRole('dialog').getByText('Please give a reason')).toBeVisible();
    },
  },
];
