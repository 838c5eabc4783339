import type { Page } from '@playwright/test';
import { memberPassword } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedIn } from '../scenes/scene.ts';
import { connectApp, turnOn } from '../scenes/settings-scenes.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** Forms of two-factor sign-in. */
export const twoFactorForms: ProductForm[] = [
  {
    name: 'two-factor-setup',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/two-factor');
    },
    fill: (form) => form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword),
    send: button('Set it up'),
    call: 'POST account/two-factor',
    isServed: true,
  },
  {
    name: 'two-factor-on',
    show: async (page) => void (await connectApp(page)),
    fill: (form) => form.getByLabel('Code from your app').fill('123456'),
    send: button('Turn it on'),
    call: 'POST account/two-factor/confirm',
  },
  {
    name: 'backup-codes',
    show: async (page) => {
      await haveTwoFactor(page);
      await page.getByRole('button', { name: 'Get new codes' }).click();
    },
    fill: (form) => form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword),
    send: (page) => page.locator('form[name=backup-codes]').getByRole('button', { name: 'Get new codes' }),
    call: 'POST account/two-factor/recovery-codes',
  },
  {
    name: 'two-factor-phone',
    show: async (page) => {
      await haveTwoFactor(page);
      await page.getByRole('button', { name: 'Set up on another phone' }).click();
    },
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
      await form.getByLabel('Code from your current phone').fill('123456');
    },
    send: button('Continue'),
    call: 'POST account/two-factor/phone',
  },
  {
    name: 'two-factor-new-phone',
    show: async (page) => {
      const [recoveryCode = ''] = await haveTwoFactor(page);
      await page.getByRole('button', { name: 'Set up on another phone' }).click();
      await page.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
      await page.getByLabel('Code from your current phone').fill(recoveryCode);
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    fill: (form) => form.getByLabel('Code from your app').fill('123456'),
    send: button('Use this phone'),
    call: 'POST account/two-factor/phone/confirm',
  },
  {
    name: 'two-factor-off',
    show: async (page) => {
      await haveTwoFactor(page);
      await page.getByRole('button', { name: 'Turn off' }).click();
    },
    fill: (form) => form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword),
    send: (page) => page.locator('form[name=two-factor-off]').getByRole('button', { name: 'Turn off' }),
    call: 'POST account/two-factor/off',
  },
];

/** @returns the recovery codes */
async function haveTwoFactor(page: Page): Promise<string[]> {
  await turnOn(page);
  const recoveryCodes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: /I saved them/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  return recoveryCodes;
}
