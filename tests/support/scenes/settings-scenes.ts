import { expect, type Page } from '@playwright/test';
import { createMember, emailChoiceLink, memberPassword } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { findVisit, requestVisit } from '../browser/e2e-visit.ts';
import { codeOf } from '../http/one-time-codes.ts';
import { occasionally, plain, refused, type Scene, signedIn } from './scene.ts';

const austin = { city: 'Austin', state: 'TX', zip: '78701' };
const homes = [
  { ...austin, name: 'Mom', street: '88 Rainey Street', unit: '12' },
  {
    ...austin,
    name: 'Home',
    street: '1204 Pine Street',
    unit: 'Apt 4',
    arrivalNotes: 'Gate code 4711. Park behind the house.\nThe dog is friendly.',
  },
];

/** The account settings. */
export const settingsScenes: Scene[] = [
  settings('settings', '/account'),
  {
    name: 'settings-addresses',
    show: async (page) => {
      const { api } = await signedIn(page);
      for (const address of homes) expect((await api.post('/api/addresses', { data: address })).status()).toBe(201);
      await openPage(page, '/account/addresses');
    },
  },
  occasionally(settings('settings-addresses-none', '/account/addresses')),
  occasionally(settings('settings-devices', '/account/devices')),
  occasionally(settings('settings-notifications', '/account/notifications')),
  occasionally(settings('settings-data', '/account/data')),
  occasionally(plain('email-choice-dead', '/email-choice/broken', refused)),
  {
    name: 'email-choice',
    isOccasional: true,
    show: async (page, api) => {
      const member = await createMember();
      await requestVisit(member, await findVisit(api));
      await openPage(page, await emailChoiceLink(member.email));
    },
  },
  {
    name: 'settings-security-forms',
    isOccasional: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/security');
      await page.getByRole('button', { name: 'Change Email' }).click();
      await page.getByRole('button', { name: 'Email me the link' }).click();
      await expect(page.getByText('Please enter your password')).toBeVisible();
      await page.getByRole('button', { name: 'Change Password' }).click();
    },
  },
  {
    name: 'settings-two-factor-app',
    isOccasional: true,
    show: async (page) => {
      await connectApp(page);
    },
  },
  {
    name: 'settings-recovery-codes',
    isOccasional: true,
    show: async (page) => {
      await turnOn(page);
    },
  },
  {
    name: 'settings-two-factor-on',
    isOccasional: true,
    show: async (page) => {
      await turnOn(page);
      await page.getByRole('checkbox', { name: /I saved them/ }).check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Get new codes' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  occasionally(plain('login-code', '/login/code')),
  occasionally(plain('confirm-email', '/account/confirm-email?token=unknown')),
];

function settings(name: string, path: string): Scene {
  return {
    name,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, path);
    },
  };
}

/**
 * Begins setting up two-factor sign-in.
 * @returns the secret
 */
export async function connectApp(page: Page): Promise<string> {
  await signedIn(page);
  await openPage(page, '/account/two-factor');
  await page.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
  await page.getByRole('button', { name: 'Set it up' }).click();
  return (await page.getByText(/^(?:[A-Z2-7]{1,4} ?){8,}$/).innerText()).replaceAll(' ', '');
}

/** Sets up two-factor sign-in, up to the recovery codes. */
export async function turnOn(page: Page): Promise<void> {
  const secret = await connectApp(page);
  await page.getByLabel('Code from your app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
}
