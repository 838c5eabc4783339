import { expect } from '@playwright/test';
import { fillSignUp, logIn, openAccountMenu, openPage } from '../browser/e2e-page.ts';
import { nobody, occasionally, plain, refused, type Scene, signedIn } from './scene.ts';

/** Sign-in and sign-up. */
export const accountScenes: Scene[] = [
  plain('login', '/login'),
  {
    name: 'login-refused',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page) => {
      await openPage(page, '/login');
      await logIn(page, 'nobody@example.com', 'wrong horse');
      await expect(page.getByText('Sign In Failed')).toBeVisible();
    },
  },
  occasionally(plain('google-unverified', '/auth/callback?error=email_unverified')),
  occasionally(plain('auth-test', '/auth-test')),
  plain('signup', '/signup'),
  {
    name: 'signup-complaints',
    isOccasional: true,
    show: async (page) => {
      await openPage(page, '/signup');
      await page.getByLabel('Email').fill('maya@');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Please enter your last name')).toBeVisible();
    },
  },
  {
    name: 'signup-mailed',
    isOccasional: true,
    show: async (page) => {
      await openPage(page, '/signup');
      await page.route('**/api/auth/sign-up/email', (route) =>
        route.fulfill({ status: 201, json: { user: { id: nobody }, session: null } }),
      );
      await fillSignUp(page, 'maya.brooks@example.com', 'correct horse');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    },
  },
  {
    name: 'account-menu',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/how-it-works');
      await openAccountMenu(page);
      await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
    },
  },
  {
    name: 'saved-none',
    isOccasional: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/dashboard/client/saved');
    },
  },
  occasionally(plain('forgot-password', '/forgot-password')),
  {
    name: 'reset-password',
    isOccasional: true,
    show: async (page) => {
      await page.route('**/api/auth/recovery-session', (route) =>
        route.fulfill({ json: { email: 'maya.brooks@example.com', expires_at: '2030-01-01T00:00:00Z' } }),
      );
      await openPage(page, '/reset-password#token=sample');
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Passwords do not match.')).toBeVisible();
    },
  },
  {
    name: 'sign-in-again',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page) => {
      const { api } = await signedIn(page);
      await api.patch('/api/profiles/me', { data: { first_name: 'New', last_name: 'User', phone: '' } });
      await openPage(page, '/dashboard/client');
      // The bar knows of the session, even where its links are in the phone menu.
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true, includeHidden: true }).first(),
      ).toBeAttached();
      await page.context().clearCookies();
      await page.getByLabel('First name').fill('Ines');
      await page.getByLabel('Last name').fill('Moreau');
      await page.getByRole('button', { name: 'Save details' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
