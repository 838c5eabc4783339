import type { Page } from '@playwright/test';
import { openPage } from '../browser/e2e-page.ts';
import { createKey, createEndpoint, openLog } from '../scenes/developer-scenes.ts';
import { signedIn } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();

async function openDevelopers(page: Page): Promise<void> {
  const member = await signedIn(page);
  await createKey(member);
  await createEndpoint(member);
  await openPage(page, '/account/developers');
}

const actions = 'app/features/webhooks/components/use-endpoint-actions.ts';

/** Buttons of keys and webhooks. */
export const developerButtonPages: ButtonPage[] = [
  {
    name: 'developers',
    show: openDevelopers,
    buttons: [
      {
        name: 'revoke a key',
        module: 'app/features/api-keys/components/revoke-key-dialog.tsx',
        call: 'DELETE account/api-keys/*',
        open: (page) => first(/^Revoke /)(page).click(),
        button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }),
      },
      {
        name: 'send a test event',
        module: actions,
        call: 'POST account/webhook-endpoints/*/test',
        button: first(/^Send test/),
      },
      {
        name: 'turn an endpoint off',
        module: actions,
        call: 'PATCH account/webhook-endpoints/*',
        button: first(/^Turn off/),
      },
      {
        name: 'delete an endpoint',
        module: actions,
        call: 'DELETE account/webhook-endpoints/*',
        open: (page) => first(/^Delete /)(page).click(),
        button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete endpoint' }),
      },
    ],
  },
  {
    name: 'webhook-log',
    show: (page) => openLog(page),
    buttons: [
      {
        name: 'send a delivery again',
        module: 'app/features/webhooks/components/delivery-list.tsx',
        call: 'POST account/webhook-deliveries/*/replay',
        button: first(/^Send again/),
      },
    ],
  },
];
