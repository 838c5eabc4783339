import type { Page } from '@playwright/test';
import { createMember, memberPassword, newEmail } from '../browser/e2e-member.ts';
import { bookingPath, chooseVisit, fillSignUp, openPage, payButton } from '../browser/e2e-page.ts';
import { fillUntilAccount, openWizard } from '../browser/e2e-application.ts';
import { findVisit } from '../browser/e2e-visit.ts';
import { signedIn } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** Forms of visitors. */
export const visitorForms: ProductForm[] = [
  {
    name: 'sign-in',
    isWalkedAlways: true,
    show: (page) => openPage(page, '/login'),
    fill: async (form) => {
      const { email } = await createMember();
      await form.getByLabel('Email').fill(email);
      await form.getByRole('textbox', { name: 'Password' }).fill(memberPassword);
    },
    send: button('Log in'),
    call: 'POST auth/sign-in/email',
    isServed: true,
    done: (page) => page.getByText('Welcome back, Maya'),
  },
  {
    name: 'sign-up',
    isWalkedAlways: true,
    show: (page) => openPage(page, '/signup'),
    fill: (_, page) => fillSignUp(page, newEmail(), memberPassword),
    send: button('Create account'),
    call: 'POST auth/sign-up/email',
    isServed: true,
    done: (page) => page.getByRole('heading', { name: 'Check your email' }),
  },
  {
    name: 'forgot-password',
    show: (page) => openPage(page, '/forgot-password'),
    fill: (form) => form.getByLabel('Email').fill(newEmail()),
    send: button('Send Reset Link'),
    call: 'POST auth/request-password-reset',
    isServed: true,
    done: (page) => page.getByRole('heading', { name: 'Check your email' }),
  },
  {
    name: 'reset-password',
    show: async (page) => {
      await page.route('**/api/auth/recovery-session', (route) =>
        route.fulfill({ json: { email: 'maya@example.com', expires_at: '2030-01-01T00:00:00Z' } }),
      );
      await openPage(page, '/reset-password#token=sample');
    },
    fill: async (form) => {
      await form.getByLabel('New password').fill('better staple');
      await form.getByLabel('Confirm password').fill('better staple');
    },
    send: button('Reset password'),
    call: 'POST auth/reset-password',
  },
  {
    name: 'sign-in-code',
    show: (page) => openPage(page, '/login/code'),
    fill: (form) => form.locator('[name=code]').fill('123456'),
    send: button('Log in'),
    call: 'POST auth/two-factor/verify',
    isServed: true,
  },
  {
    name: 'resend-confirmation',
    show: (page) => openPage(page, '/login?error=confirmation_link'),
    fill: (form) => form.getByLabel('Your email').fill(newEmail()),
    send: button('Send the link again'),
    call: 'POST auth/send-verification-email',
    done: (page) => page.getByText('a new link is on its way'),
  },
  {
    name: 'contact',
    isWalkedAlways: true,
    show: (page) => openPage(page, '/contact'),
    fill: async (form) => {
      await form.getByLabel('Name').fill('Maya Brooks');
      await form.getByLabel('Email').fill(newEmail());
      await form.getByLabel('What’s it about?').selectOption({ index: 1 });
      await form.getByLabel('Message').fill('The door was open, and nobody came.');
    },
    send: button('Send message'),
    call: 'POST contact',
    isServed: true,
    isPlain: true,
  },
  {
    name: 'application',
    show: (page) => openWizard(page),
    fill: async (_, page) => {
      await fillUntilAccount(page, newEmail());
      await page.getByLabel('Password', { exact: false }).first().fill(memberPassword);
      await page.getByLabel('Confirm password').fill(memberPassword);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    },
    send: button('Submit Application'),
    call: 'POST auth/sign-up/email',
  },
];

/** Forms of clients, in their account. */
export const clientForms: ProductForm[] = [
  {
    name: 'booking',
    isWalkedAlways: true,
    show: async (page, api) => {
      await signedIn(page);
      const visit = await findVisit(api);
      await openPage(page, bookingPath(visit));
      await chooseVisit(page, visit);
    },
    // The times are asked for again with the ZIP that was typed last.
    fill: (form) => form.locator('input[name=time]:checked').waitFor({ state: 'attached' }),
    send: payButton,
    call: 'POST functions/create-checkout-session',
  },
  {
    name: 'client-details',
    show: async (page) => {
      const { api } = await signedIn(page);
      await api.patch('/api/profiles/me', { data: { first_name: 'New', last_name: 'User', phone: '' } });
      await openPage(page, '/dashboard/client');
    },
    fill: async (form) => {
      await form.getByLabel('First name').fill('Ines');
      await form.getByLabel('Last name').fill('Moreau');
    },
    send: button('Save details'),
    call: 'PATCH profiles/me',
    isServed: true,
    done: (page) => page.getByText('Nice to meet you, Ines.'),
  },
  {
    name: 'account-details',
    isWalkedAlways: true,
    show: (page) => openAccount(page, 'details'),
    fill: (form) => form.getByLabel('First name').fill('Ines'),
    send: button('Save details'),
    call: 'PATCH profiles/me',
    isServed: true,
    done: (page) => page.getByText('We’ll use them from now on.'),
  },
  {
    name: 'email-change',
    show: async (page) => {
      await openAccount(page, 'security');
      await page.getByRole('button', { name: 'Change Email' }).click();
    },
    fill: async (form) => {
      await form.getByLabel('New email').fill(newEmail());
      await form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
    },
    send: button('Email me the link'),
    call: 'POST account/email-change',
  },
  {
    name: 'password',
    show: async (page) => {
      await openAccount(page, 'security');
      await page.getByRole('button', { name: 'Change Password' }).click();
    },
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Current password' }).fill(memberPassword);
      await form.locator('[name=new_password]').fill('better staple');
      await form.getByRole('textbox', { name: 'Confirm new password' }).fill('better staple');
    },
    send: (page) => page.locator('form[name=password]').getByRole('button', { name: 'Change password', exact: true }),
    call: 'POST account/password',
    done: (page) => page.getByText('Password changed'),
  },
  {
    name: 'delete-account',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/dashboard/client');
      await page.getByRole('button', { name: 'Delete Account' }).click();
    },
    fill: async (form) => {
      await form.getByLabel('Type DELETE to confirm').fill('DELETE');
    },
    send: (page) => page.locator('form[name=delete-account]').getByRole('button', { name: 'Delete Account' }),
    call: 'POST functions/delete-user-account',
  },
];

async function openAccount(page: Page, section: string): Promise<void> {
  await signedIn(page);
  await openPage(page, `/account/${section}`);
}
