import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { expect, type Page } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { findVisit, requestVisit } from '../browser/e2e-visit.ts';
import { occasionally, plain, type Scene, signedIn, signedInAs } from './scene.ts';

export const dashboardScenes: Scene[] = [
  occasionally(plain('dashboard-demo', '/dashboard/client?demo=true')),
  occasionally(plain('professional-demo', '/dashboard/professional?demo=true')),
  {
    name: 'professional-payments',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/payments');
      await expect(page.getByText('Payouts to your bank')).toBeVisible();
    },
  },
  {
    name: 'professional-stripe-connect',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'talia.brenner@doorstep.test');
      await openPage(page, '/dashboard/professional/stripe-connect');
    },
  },
  {
    name: 'professional-payments-prompt',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'talia.brenner@doorstep.test');
      await openPage(page, '/dashboard/professional/payments');
    },
  },
  {
    name: 'professional-portfolio',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/portfolio');
      await page
        .getByRole('button', { name: /^Edit the caption/ })
        .first()
        .click();
    },
  },
  {
    name: 'professional-profile',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/profile');
      await expect(page.getByRole('img', { name: /^Map:/ })).toBeVisible();
    },
  },
  {
    name: 'admin-featured',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin/featured');
      await page
        .getByRole('region', { name: 'Pick from the directory' })
        .getByRole('listitem')
        .getByRole('button')
        .first()
        .click();
    },
  },
  {
    name: 'dashboard-refund-question',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await chooseFromMenu(page, /^Cancel and refund /);
      await expect(page.getByText('Back to your card')).toBeVisible();
    },
  },
  {
    name: 'dashboard-history',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await chooseFromMenu(page, /^History of /);
      await expect(page.getByRole('dialog').getByText('Requested')).toBeVisible();
    },
  },
  {
    name: 'dashboard-empty',
    isOccasional: true,
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
    name: 'client-booking',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page.getByRole('link', { name: 'Details', exact: true }).click();
      await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-cancel-question',
    isOccasional: true,
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
    isOccasional: true,
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api));
      await member.api.post('/api/functions/cancel-booking', { data: { bookingId } });
      await openPage(page, '/dashboard/client');
      await chooseFromMenu(page, /^Delete permanently /);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'dashboard-delete-account',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByLabel('Type DELETE to confirm')).toBeVisible();
    },
  },
  settings('professional-hours', ''),
  { ...settings('professional-service-times', '?tab=service-times'), isOccasional: true },
  occasionally(professional('travel')),
  occasionally(professional('calendars')),
  occasionally(professional('route')),
  occasionally(professional('booking-link')),
  occasionally(professional('booking-button')),
  occasionally(
    settings('professional-blocks', '?tab=blocks', async (page) => {
      await page.getByRole('switch', { name: 'Repeat every week' }).click();
      await page.getByRole('button', { name: 'Block time' }).click();
    }),
  ),
  {
    ...settings('professional-hours-visits', '', async (page) => {
      const working = page.getByRole('switch', { checked: true });
      for (let left = await working.count(); left > 0; left -= 1) await working.first().click();
      await page.getByRole('button', { name: 'Save hours' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    isOccasional: true,
  },
  {
    name: 'professional-notifications',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/notifications');
      await page.getByText('Test subscription (sandbox only)').click();
    },
  },
  professional('services', async (page) => {
    await page.getByRole('button', { name: 'Edit Haircut', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    await dialog.getByLabel('Price').fill('0');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Price is required')).toBeVisible();
  }),
  professional('clients'),
  {
    ...professional('clients', async (page) => {
      await page
        .getByRole('button', { name: /^View Profile of/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bookings' })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading the bookings' })).toBeHidden();
    }),
    name: 'professional-client-profile',
    isOccasional: true,
  },
  {
    name: 'dashboard-calendar',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional/calendar');
    },
  },
  {
    name: 'dashboard-calendar-appointment',
    isOccasional: true,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      const { items } = (await (await page.request.get('/api/bookings?as=professional&limit=1')).json()) as {
        items: { id: string }[];
      };
      await openPage(page, `/dashboard/professional/calendar?view=week&appointment=${items[0]?.id}`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** A tab of the demo professional's working hours. */
function settings(name: string, search: string, then: (page: Page) => Promise<void> = async () => {}): Scene {
  return {
    name,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, `/dashboard/professional/settings${search}`);
      await then(page);
    },
  };
}

/** A page of the demo professional's dashboard. */
function professional(section: string, then: (page: Page) => Promise<void> = async () => {}): Scene {
  return {
    name: `professional-${section}`,
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, `/dashboard/professional/${section}`);
      await then(page);
    },
  };
}
