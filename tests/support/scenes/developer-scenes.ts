import { expect, type Page } from '@playwright/test';
import { memberPassword, type Member } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { signedIn, type Scene } from './scene.ts';

export async function createKey({ api }: Member, name = 'Calendar sync', days: number | null = 90): Promise<void> {
  const answer = await api.post('/api/account/api-keys', {
    data: {
      name,
      owner: 'person',
      scopes: ['read:bookings', 'write:bookings'],
      expires_in_days: days,
      password: memberPassword,
    },
  });
  expect(answer.status()).toBe(201);
}

/** @returns the endpoint's id */
export async function createEndpoint({ api }: Member): Promise<string> {
  const answer = await api.post('/api/account/webhook-endpoints', {
    data: {
      url: 'https://hooks.example.com/doorstep',
      owner: 'person',
      events: ['booking.created', 'booking.confirmed', 'booking.cancelled'],
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Opens the log of an endpoint that a test event was sent to. */
export async function openLog(page: Page): Promise<void> {
  const member = await signedIn(page);
  const id = await createEndpoint(member);
  expect((await member.api.post(`/api/account/webhook-endpoints/${id}/test`)).status()).toBe(202);
  await openPage(page, `/account/developers/webhooks/${id}`);
}

/** Keys and webhooks. */
export const developerScenes: Scene[] = [
  {
    name: 'developers',
    show: async (page) => {
      const member = await signedIn(page);
      await createKey(member);
      await createKey(member, 'Zapier', null);
      await createEndpoint(member);
      await openPage(page, '/account/developers');
    },
  },
  {
    name: 'developers-none',
    isOccasional: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/developers');
    },
  },
  {
    name: 'developers-new-key',
    isOccasional: true,
    show: async (page) => {
      await signedIn(page);
      await openPage(page, '/account/developers');
      await page.getByRole('button', { name: 'New endpoint' }).click();
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Calendar sync');
      await page.getByLabel('See bookings').check();
      await page.getByRole('textbox', { name: 'Your password' }).fill(memberPassword);
      await page.getByRole('button', { name: 'Create key' }).click();
      await expect(page.getByText(/^doorstep_test_[^…]+$/)).toBeVisible();
    },
  },
  {
    name: 'webhook-log',
    isOccasional: true,
    show: async (page) => {
      await openLog(page);
      await page.getByText('Request and answer').click();
    },
  },
];
