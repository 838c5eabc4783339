import { expect } from '@playwright/test';
import { openPage } from '../e2e-page.ts';
import { findVisit, requestVisit } from '../e2e-visit.ts';
import { plain, type Scene, signedIn, signedInAs } from './scene.ts';

export const dashboardScenes: Scene[] = [
  plain('dashboard-demo', '/dashboard/client?demo=true'),
  plain('professional-demo', '/dashboard/professional?demo=true'),
  {
    name: 'admin-featured',
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin/featured');
      await page.getByRole('region', { name: 'Pick from the directory' }).getByRole('listitem').getByRole('button').first().click();
    },
  },
  {
    name: 'dashboard-empty',
    isVariation: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/dashboard/client');
    },
  },
  {
    name: 'dashboard-with-bookings',
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
    },
  },
  {
    name: 'dashboard-cancel-question',
    isVariation: true,
    show: async (page, api) => {
      const member = await signedIn(page);
      await requestVisit(member, await findVisit(api));
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: /^Cancel / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dashboard-delete-question',
    isVariation: true,
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api));
      await member.api.post('/api/functions/cancel-booking', { data: { bookingId } });
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: /^Delete permanently / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dashboard-delete-account',
    isVariation: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByLabel('Type DELETE to confirm')).toBeVisible();
    },
  },
  {
    name: 'dashboard-professional',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional');
    },
  },
];
