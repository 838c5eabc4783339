import { expect } from '@playwright/test';
import { fillSignUp, logIn, openPage } from '../e2e-page.ts';
import { nobody, plain, refused, type Scene } from './scene.ts';

/** Signing in and up. */
export const accountScenes: Scene[] = [
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
