import { expect } from '@playwright/test';
import { sandbox } from '../browser/e2e-member.ts';
import { bookingPath, chooseVisit, dayName, openPage, payButton, tile } from '../browser/e2e-page.ts';
import { findVisit, requestVisit } from '../browser/e2e-visit.ts';
import { nobody, occasionally, plain, refused, type Scene, signedIn } from './scene.ts';

/** The booking page and the returns from checkout. */
export const bookingScenes: Scene[] = [
  occasionally(plain('booking-empty', '/booking')),
  occasionally(plain('booking-unknown', `/booking?pro=${nobody}`)),
  {
    name: 'booking-begun',
    isOccasional: true,
    show: async (page, api) => {
      const visit = await findVisit(api, { fee: true });
      await openPage(page, bookingPath(visit));
      await tile(page, dayName(visit)).click();
      await page.getByRole('button', { name: 'Show month' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('radio', { name: '9:00 AM' })).toBeAttached();
    },
  },
  {
    name: 'booking-complete',
    show: async (page, api) => {
      const visit = await findVisit(api, { fee: true });
      await openPage(page, bookingPath(visit));
      await chooseVisit(page, visit);
    },
  },
  {
    name: 'booking-not-authenticated',
    isOccasional: true,
    show: async (page, api) => {
      const visit = await findVisit(api);
      await openPage(page, bookingPath(visit));
      await chooseVisit(page, visit);
      await payButton(page).click();
      await expect(page.getByText('Not authenticated')).toBeVisible();
    },
  },
  {
    name: 'booking-too-far',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page, api) => {
      const visit = await findVisit(api, { fee: true });
      await openPage(page, bookingPath(visit));
      await tile(page, dayName(visit)).click();
      await page.getByLabel('Service address').fill('1 Ocean Drive, Miami, FL 33139');
      await expect(page.getByRole('link', { name: 'See professionals near this address' })).toBeVisible();
    },
  },
  {
    name: 'booking-confirmed',
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api, { fee: true }));
      const [session] = await sandbox.sessionsOf(bookingId);
      await sandbox.pay(session?.id ?? '');
      await openPage(page, `/booking/success?booking_id=${bookingId}&session_id=${session?.id}`);
      await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    },
  },
  occasionally(plain('booking-success-error', '/booking/success')),
  {
    name: 'booking-cancelled',
    isOccasional: true,
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api));
      await openPage(page, `/booking/cancel?booking_id=${bookingId}`);
      await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
    },
  },
  {
    name: 'booking-cancel-refused',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page) => {
      await openPage(page, `/booking/cancel?booking_id=${nobody}`);
      await expect(page.getByText('Please log in to cancel your booking.')).toBeVisible();
    },
  },
];
