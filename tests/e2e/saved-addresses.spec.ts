import type { Page } from '@playwright/test';
import type { Member } from '#tests/support/browser/e2e-member.ts';
import {
  bookingPath,
  chooseTime,
  foldedStep,
  logOut,
  openPage,
  openStep,
  payButton,
} from '#tests/support/browser/e2e-page.ts';
import { expect, test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

/** Saves the address of a visit for a client, over the API. */
async function saveHome({ api }: Member, visit: Visit): Promise<string> {
  const [, zip = ''] = /(\d{5})\D*$/.exec(visit.address) ?? [];
  const address = { name: 'Home', street: '7 Saved Street', city: 'Austin', state: 'TX', zip };
  const saved = await api.post('/api/addresses', { data: address });
  expect(saved.status(), await saved.text()).toBe(201);
  return ((await saved.json()) as { location: string }).location;
}

async function signIn(page: Page, { storageState }: Member): Promise<void> {
  await page.context().addCookies(storageState.cookies);
}

test(
  'an address is saved once, its city comes from the ZIP, and it is changed and deleted',
  { tag: '@phone' },
  async ({ page, newcomer }) => {
    await signIn(page, newcomer);
    await openPage(page, '/booking');
    await page.getByLabel('Service address').fill('1100 Congress Ave, Austin, TX 78701');
    await page.getByRole('button', { name: 'Save an address for next time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save an address' });
    await expect(dialog.getByLabel('Street and number')).toHaveValue('1100 Congress Ave');
    await dialog.getByLabel('ZIP code').fill('73301');
    await dialog.getByLabel('ZIP code').fill('78704');
    await expect(dialog.getByLabel('City')).toHaveValue('Austin');
    await expect(dialog.getByLabel('State')).toHaveValue('TX');
    await dialog.getByLabel('Apartment or unit').fill('4B');
    await dialog.getByLabel('Notes for getting in').fill('Gate code 4711');
    await dialog.getByRole('button', { name: 'Save address' }).click();

    const home = page.getByRole('radio', { name: 'Home, 1100 Congress Ave, Unit 4B, Austin, TX 78704' });
    await expect(home).toBeChecked();
    await expect(page.getByLabel('Service address')).toBeHidden();
    await page.getByRole('button', { name: 'Edit Home' }).click();
    const change = page.getByRole('dialog', { name: 'Change this address' });
    await expect(change.getByLabel('Notes for getting in')).toHaveValue('Gate code 4711');
    await change.getByLabel('Name of this address').fill('Our flat');
    await change.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('radio', { name: /^Our flat/ })).toBeChecked();

    await page.getByRole('button', { name: 'Edit Our flat' }).click();
    await change.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Address deleted')).toBeVisible();
    await expect(page.getByLabel('Service address')).toHaveValue('');
  },
);

test(
  'the address used last is chosen, and another one is typed for one visit',
  tagged('BOOK-005', 'BOOK-020', '@desktop'),
  async ({ page, request, newcomer }) => {
    const visit = await findVisit(request);
    const location = await saveHome(newcomer, visit);
    await signIn(page, newcomer);
    await openPage(page, bookingPath(visit));
    await expect(foldedStep(page, 'Address')).toContainText(`Home, ${location}`);
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(location);
    await chooseTime(page, visit);
    await expect(payButton(page)).toHaveText(/^Pay \$/);
    await openStep(page, 'Address');
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Another address/ }).check();
    await expect(payButton(page)).toBeDisabled();
    await page.getByLabel('Service address').fill(visit.address);
    await expect(payButton(page)).toBeEnabled();
    // Correcting another address does not move the visit there.
    await page.getByRole('button', { name: 'Edit Home' }).click();
    const change = page.getByRole('dialog', { name: 'Change this address' });
    await change.getByLabel('Name of this address').fill('Our flat');
    await change.getByRole('button', { name: 'Save address' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(visit.address);
    await page.reload();
    await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
  },
);

test(
  'the address of a booking that was not paid is gone once its client has logged out',
  { tag: '@desktop' },
  async ({ page, request, newcomer }) => {
    const visit = await findVisit(request);
    const location = await saveHome(newcomer, visit);
    await signIn(page, newcomer);
    await openPage(page, bookingPath(visit));
    await expect(foldedStep(page, 'Address')).toContainText(`Home, ${location}`);
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeAttached();
    await openPage(page, bookingPath(visit));
    await expect(page.getByLabel('Service address')).toHaveValue('');
    await expect(page.getByRole('main')).not.toContainText(location);
  },
);
