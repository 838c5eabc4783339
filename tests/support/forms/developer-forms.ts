import { memberPassword } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedIn } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

/** The forms for keys and webhooks. */
export const developerForms: ProductForm[] = [
  {
    name: 'api-key',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/developers');
      await page.getByRole('button', { name: 'New key' }).click();
    },
    fill: async (form) => {
      await form.getByRole('textbox', { name: 'Name' }).fill('Calendar sync');
      await form.getByLabel('See bookings').check();
      await form.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
    },
    send: (page) => page.getByRole('button', { name: 'Create key' }),
    call: 'POST account/api-keys',
  },
  {
    name: 'webhook-endpoint',
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/developers');
      await page.getByRole('button', { name: 'New endpoint' }).click();
    },
    fill: async (form) => {
      await form.getByLabel('URL').fill('https://hooks.example.com/doorstep');
      await form.getByLabel('booking.confirmed').check();
    },
    send: (page) => page.getByRole('button', { name: 'Add endpoint' }),
    call: 'POST account/webhook-endpoints',
  },
];
