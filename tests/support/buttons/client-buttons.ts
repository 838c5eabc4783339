import { expect, type Page } from '@playwright/test';
import { chooseFromMenu } from '../browser/e2e-menu.ts';
import { createMember, memberPassword, newEmail } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { confirmMobileNumber, letCodeAge, newMobileNumber, requestMobileCode } from '../browser/e2e-mobile.ts';
import { findVisit, requestVisit } from '../browser/e2e-visit.ts';
import { signedIn, signedInAs } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inDialog = (name: string | RegExp) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: typeof name === 'string' });
const pressed = (name: RegExp) => (page: Page) => first(name)(page).click();

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ });
const choice = (page: Page) => page.getByRole('main').getByRole('switch', { disabled: false }).first();

/** Buttons of visitors and clients. */
export const clientButtonPages: ButtonPage[] = [
  {
    name: 'sign-in',
    show: (page) => openPage(page, '/login'),
    buttons: [
      {
        name: 'continue with Google',
        module: 'app/features/sign-in/google/components/use-google-sign-in.ts',
        call: 'POST auth/sign-in/social',
        button: first(/^Continue with Google$/),
        goesOn: async (page) => {
          await page.waitForURL(/\/google\//);
          await openPage(page, '/login');
        },
      },
    ],
  },
  {
    name: 'directory',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/professionals');
      // Until the browser knows who is signed in, a heart leads to sign-in.
      await expect(accountMenu(page)).toBeVisible();
    },
    buttons: [
      {
        name: 'save a favorite',
        module: 'app/features/favourites/favourites-calls.ts',
        call: 'PUT favourites/*',
        button: first(/^Save [A-Z]/),
        standing: (page) => first(/^Save [A-Z]/)(page).getAttribute('aria-pressed'),
      },
      {
        name: 'forget a favorite',
        module: 'app/features/favourites/favourites-calls.ts',
        call: 'DELETE favourites/*',
        open: async (page) => {
          const saved = page.waitForResponse(/\/api\/favourites\//);
          await first(/^Save [A-Z]/)(page).click();
          await saved;
        },
        button: (page) => page.getByRole('button', { name: /^Save [A-Z]/, pressed: true }).first(),
        standing: (page) => page.getByRole('button', { name: /^Save [A-Z]/, pressed: true }).count(),
      },
      {
        name: 'sign out',
        module: 'app/features/sessions/session-client.ts',
        call: 'POST auth/sign-out',
        open: (page) => accountMenu(page).click(),
        button: logout,
      },
    ],
  },
  {
    name: 'client-visits',
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
    },
    buttons: [
      {
        name: 'cancel a paid visit',
        module: 'app/features/client-bookings/components/use-refund.ts',
        call: 'POST bookings/*/cancel-and-refund',
        open: async (page) => {
          await chooseFromMenu(page, /^Cancel and refund /);
          await expect(page.getByText('Back to your card')).toBeVisible();
        },
        button: inDialog(/^Cancel and refund/),
      },
      {
        name: 'reschedule a visit',
        module: 'app/features/client-bookings/components/use-reschedule.ts',
        call: 'POST bookings/*/reschedule',
        open: async (page) => {
          await pressed(/^Reschedule /)(page);
          const times = page.getByRole('dialog').locator('label').filter({ hasText: /AM|PM/ });
          await times
            .filter({ has: page.locator('input:enabled:not(:checked)') })
            .last()
            .click();
        },
        button: inDialog(/^Reschedule for/),
      },
      {
        name: 'delete a review',
        module: 'app/features/reviews/components/own-review-dialog.tsx',
        call: 'DELETE reviews/*',
        open: async (page) => {
          await pressed(/^Your review: /)(page);
          await inDialog('Delete')(page).click();
        },
        button: inDialog('Delete for good'),
      },
    ],
  },
  {
    name: 'client-hold',
    show: async (page, api) => {
      const member = await signedIn(page);
      await requestVisit(member, await findVisit(api));
      await openPage(page, '/dashboard/client');
    },
    buttons: [
      {
        name: 'cancel an unpaid visit',
        module: 'app/features/visits/components/use-cancel-booking.ts',
        call: 'POST functions/cancel-booking',
        open: pressed(/^Cancel (?!and refund)/),
        button: inDialog('Cancel booking'),
      },
    ],
  },
  {
    name: 'client-cancelled',
    show: async (page, api) => {
      const member = await signedIn(page);
      const { bookingId } = await requestVisit(member, await findVisit(api));
      await member.api.post('/api/functions/cancel-booking', { data: { bookingId } });
      await openPage(page, '/dashboard/client');
    },
    buttons: [
      {
        name: 'delete a cancelled visit',
        module: 'app/features/client-bookings/components/use-delete-booking.ts',
        call: 'DELETE bookings/*',
        open: (page) => chooseFromMenu(page, /^Delete permanently /),
        button: inDialog('Delete permanently'),
      },
    ],
  },
  {
    name: 'devices',
    show: async (page) => {
      const { email } = await signedIn(page);
      const elsewhere = await createMember();
      const signIn = await elsewhere.api.post('/api/auth/sign-in/email', { data: { email, password: memberPassword } });
      expect(signIn.status()).toBe(200);
      await openPage(page, '/account/devices');
    },
    buttons: [
      {
        name: 'end a session',
        module: 'app/features/account-settings/components/session-list.tsx',
        call: 'DELETE account/sessions/*',
        button: first(/^Sign out (?!everywhere)/),
      },
      {
        name: 'end all other sessions',
        module: 'app/features/account-settings/components/end-other-sessions.tsx',
        call: 'DELETE account/sessions',
        open: pressed(/^Sign out everywhere else/),
        button: inDialog('Sign out'),
      },
    ],
  },
  {
    name: 'notification-choices',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/notifications');
    },
    buttons: [
      {
        name: 'choose what to hear of',
        module: 'app/features/notices/components/use-choices.ts',
        call: 'PUT notification-preferences',
        button: choice,
        standing: (page) => choice(page).getAttribute('aria-checked'),
      },
    ],
  },
  {
    name: 'mobile-number',
    show: async (page) => {
      const { api } = await signedIn(page);
      await confirmMobileNumber(api);
      await openPage(page, '/account/notifications');
    },
    buttons: [
      {
        name: 'remove the mobile number',
        module: 'app/features/sms/numbers/components/use-mobile-number.ts',
        call: 'DELETE text-messages/number',
        button: first(/^Remove number$/),
      },
    ],
  },
  {
    name: 'mobile-code',
    show: async (page) => {
      const { api } = await signedIn(page);
      const phone = newMobileNumber();
      await requestMobileCode(api, phone);
      await letCodeAge(phone);
      await openPage(page, '/account/notifications');
    },
    buttons: [
      {
        name: 'send the code again',
        module: 'app/features/sms/numbers/components/use-mobile-number.ts',
        call: 'POST text-messages/code',
        button: first(/^Send again/),
      },
    ],
  },
  {
    name: 'pending-address',
    show: async (page) => {
      const { api } = await signedIn(page);
      await api.post('/api/account/email-change', { data: { email: newEmail(), password: memberPassword } });
      await openPage(page, '/account/security');
    },
    buttons: [
      {
        name: 'keep the present address',
        module: 'app/features/account-settings/components/email-row.tsx',
        call: 'DELETE account/email-change',
        button: first(/^Keep my current email$/),
      },
    ],
  },
];
