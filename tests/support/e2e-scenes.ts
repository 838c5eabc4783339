import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { createMember, type Member, sandbox } from './e2e-member.ts';
import { bookingPath, chooseVisit, fillSignUp, logIn, openMenu, openPage, payButton, tile, dayName } from './e2e-page.ts';
import { findPortfolio, findVisit, requestVisit } from './e2e-visit.ts';

/** What every page looks like in each of its states: for those who check all of them in the same way. */
export interface Scene {
  name: string;
  /** Brings the page there. */
  show: (page: Page, api: APIRequestContext) => Promise<void>;
  /** Of the browser's console, in this state. */
  expectedErrors?: RegExp;
}

const refused = /Failed to load resource/;
const nobody = '01a1f9cd-0000-7000-8000-000000000000';
const plain = (name: string, path: string, expectedErrors?: RegExp): Scene => ({
  name,
  show: (page) => openPage(page, path),
  ...(expectedErrors ? { expectedErrors } : {}),
});

const publicPages: Scene[] = [
  plain('home', '/'),
  plain('services', '/services'),
  plain('service', '/services/pet-services'),
  plain('service-unknown', '/services/submarines', refused),
  plain('how-it-works', '/how-it-works'),
  plain('terms', '/terms'),
  plain('privacy', '/privacy'),
  plain('contact', '/contact'),
  plain('not-found', '/nowhere', refused),
  {
    name: 'menu',
    show: async (page) => {
      await openPage(page, '/');
      await openMenu(page);
    },
  },
];

const directory: Scene[] = [
  plain('directory', '/professionals'),
  plain('directory-filtered', '/professionals?service=Pet+Services&verified=true&search=austin'),
  plain('directory-nobody', '/professionals?search=zebra&serviceTitle=Submarine%20repair'),
  {
    name: 'directory-filters',
    show: async (page) => {
      await openPage(page, '/professionals');
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      if (await filters.isVisible()) await filters.click();
    },
  },
];

const profile: Scene[] = [
  ...(['about', 'services', 'portfolio'] as const).map((tab): Scene => ({
    name: `profile-${tab}`,
    show: async (page, api) => {
      const { id } = await findPortfolio(api, ({ length }) => length > 3);
      await openPage(page, `/professionals/${id}#${tab}`);
    },
  })),
  {
    name: 'profile-photo',
    show: async (page, api) => {
      const { id, photos } = await findPortfolio(api, ({ length }) => length > 3);
      await openPage(page, `/professionals/${id}#portfolio`);
      await page.getByRole('button', { name: `Enlarge ${photos[0]?.caption}` }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  plain('profile-unknown', `/professionals/${nobody}`, refused),
];

const accounts: Scene[] = [
  plain('login', '/login'),
  {
    name: 'login-refused',
    expectedErrors: refused,
    show: async (page) => {
      await openPage(page, '/login');
      await logIn(page, 'nobody@example.com', 'wrong horse');
      await expect(page.getByText('Sign In Failed')).toBeVisible();
    },
  },
  plain('signup', '/signup'),
  {
    name: 'signup-complaints',
    show: async (page) => {
      await openPage(page, '/signup');
      await page.getByLabel('Email').fill('maya@');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Please enter your last name')).toBeVisible();
    },
  },
  {
    name: 'signup-mailed',
    show: async (page) => {
      await openPage(page, '/signup');
      await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 201, json: { user: { id: nobody }, session: null } }));
      await fillSignUp(page, 'maya.brooks@example.com', 'correct horse');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    },
  },
];

const booking: Scene[] = [
  plain('booking-empty', '/booking'),
  plain('booking-unknown', `/booking?pro=${nobody}`),
  {
    name: 'booking-begun',
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
  plain('booking-success-error', '/booking/success'),
  {
    name: 'booking-cancelled',
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api));
      await openPage(page, `/booking/cancel?booking_id=${bookingId}`);
      await expect(page.getByRole('heading', { name: 'Booking Cancelled' })).toBeVisible();
    },
  },
  {
    name: 'booking-cancel-refused',
    expectedErrors: refused,
    show: async (page) => {
      await openPage(page, `/booking/cancel?booking_id=${nobody}`);
      await expect(page.getByText('Please log in to cancel your booking.')).toBeVisible();
    },
  },
];

const dashboards: Scene[] = [
  plain('dashboard-demo', '/dashboard/client?demo=true'),
  {
    name: 'dashboard-empty',
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
    name: 'dashboard-professional',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, '/dashboard/professional');
    },
  },
  {
    name: 'dashboard-admin',
    show: async (page) => {
      await signedInAs(page, 'admin@doorstep.test');
      await openPage(page, '/dashboard/admin');
    },
  },
];

export const scenes: readonly Scene[] = [...publicPages, ...directory, ...profile, ...accounts, ...booking, ...dashboards];

/** A new client, signed in in the browser. */
async function signedIn(page: Page): Promise<Member> {
  const member = await createMember();
  await page.context().addCookies(member.storageState.cookies);
  return member;
}

/** One of the demo's accounts, signed in in the browser. */
async function signedInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
  expect(answer.status()).toBe(200);
}
