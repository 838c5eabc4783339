import type { Page } from '@playwright/test';
import { mobileCode, newMobileNumber, requestMobileCode } from '../browser/e2e-mobile.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedIn } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** The forms that confirm a mobile number. */
export const mobileForms: ProductForm[] = [
  {
    name: 'mobile-number',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/notifications');
    },
    fill: (form) => form.getByLabel('Mobile number').fill(newMobileNumber()),
    send: button('Send code'),
    call: 'POST text-messages/code',
    done: (page) => page.getByText('We texted a code to'),
  },
  {
    name: 'mobile-code',
    show: async (page) => {
      const { api } = await signedIn(page);
      await requestMobileCode(api, newMobileNumber());
      await openPage(page, '/account/notifications');
    },
    fill: async (form) => {
      const shown = await form.locator('strong').innerText();
      await form.getByLabel('Code from the text').fill(await mobileCode(`+1${shown.replaceAll(/\D/g, '')}`));
    },
    send: button('Confirm number'),
    call: 'POST text-messages/confirm',
    done: (page) => page.getByText('Number confirmed'),
  },
];
