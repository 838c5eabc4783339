import type { Page } from '@playwright/test';
import { pdf } from '#tests/factories/files.ts';
import { expect } from './e2e-test.ts';
import { untilAlive } from './e2e-page.ts';

/** A one-pixel picture. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const license = { name: 'license.pdf', mimeType: 'application/pdf', buffer: pdf() };
/** Goes to the wizard's next step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
export const uniqueName = () => `ana${Math.random().toString(36).slice(2, 8)}`;

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/join-as-pro');
  await untilAlive(page);
  await expect(page.getByLabel('First name')).toBeVisible();
}

export async function fillBasicInfo(page: Page, email: string, lastName = 'Reyes'): Promise<void> {
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Username').fill(uniqueName());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('512 555 0101');
  await page.getByLabel('Service area').fill('Austin, TX');
}

/** Chooses a profile photo and accepts the suggested square crop. */
export async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Profile photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Fills in the wizard's first three steps. */
export async function fillUntilAccount(page: Page, email: string, lastName?: string): Promise<void> {
  await fillBasicInfo(page, email, lastName);
  await choosePhoto(page);
  await next(page);
  await page.getByLabel('Years of experience').fill('7');
  await page.getByLabel('Add a service').selectOption('Oil change');
  await page.getByLabel('Price').fill('80');
  await next(page);
  await page.getByLabel('Add certifications').setInputFiles([license]);
  await expect(page.getByText('license.pdf')).toBeVisible();
  await next(page);
}
