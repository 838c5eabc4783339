import { expect, type Page } from '@playwright/test';
import { photo } from '#tests/factories/files.ts';
import { letVisitBegin, letVisitBeToday } from '../browser/e2e-database.ts';
import { createMember, type Member } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { emailOf, payVisit, type Visit } from '../browser/e2e-visit.ts';
import { leaveSession, type Scene, signedInAs } from './scene.ts';

interface Begun {
  member: Member;
  visit: Visit;
  bookingId: string;
}

/** A visit that its professional can press today; they are signed in. */
async function openVisit(page: Page, when: 'later' | 'now' = 'later'): Promise<Begun> {
  const member = await createMember();
  const { visit, bookingId } = await payVisit(member);
  await (when === 'now' ? letVisitBegin(bookingId) : letVisitBeToday(bookingId));
  await signedInAs(page, emailOf(visit));
  await openPage(page, `/dashboard/professional/visits/${bookingId}`);
  return { member, visit, bookingId };
}

/** Goes on as the visit's client. */
async function asClient(page: Page, { member, bookingId }: Begun, path = ''): Promise<void> {
  await leaveSession(page);
  await page.context().addCookies(member.storageState.cookies);
  await openPage(page, `/dashboard/client/bookings/${bookingId}${path}`);
}

/** Starts the drive of a visit, with the position shared. */
async function startDrive(page: Page): Promise<Begun> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 30.2672, longitude: -97.7431 });
  const begun = await openVisit(page);
  await page.getByLabel(/see where I am while I drive$/).check();
  await page.getByRole('button', { name: 'Start driving' }).click();
  await expect(page.getByText('Sharing now.')).toBeVisible();
  return begun;
}

async function wait(page: Page): Promise<Begun> {
  const begun = await openVisit(page, 'now');
  await page.getByRole('button', { name: 'I’m already there' }).click();
  await page.getByRole('button', { name: 'My client isn’t here' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  return begun;
}

async function writeRecord(page: Page): Promise<Begun> {
  const begun = await openVisit(page, 'now');
  await page.getByLabel('Materials').fill('12 boxes');
  await page.getByLabel('Note to your client').fill('The top shelf is yours.');
  const jpeg = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo(600, 400) };
  await page.getByLabel('Photo before').setInputFiles(jpeg);
  await expect(page.getByRole('img', { name: 'Before 1' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved as you go.' })).toBeVisible();
  return begun;
}

/** The visit itself, on the professional's phone and on the client's. */
export const visitScenes: Scene[] = [
  { name: 'visit', show: async (page) => void (await openVisit(page)) },
  { name: 'visit-driving', isOccasional: true, show: async (page) => void (await startDrive(page)) },
  { name: 'visit-record', isOccasional: true, show: async (page) => void (await writeRecord(page)) },
  { name: 'visit-waiting', isOccasional: true, show: async (page) => void (await wait(page)) },
  {
    name: 'client-visit-driving',
    isOccasional: true,
    show: async (page) => {
      await asClient(page, await startDrive(page));
      await expect(page.getByText(/miles away, seen just now$/)).toBeVisible();
      await page.getByRole('button', { name: 'Show map' }).click();
      await expect(page.locator('canvas')).toBeVisible();
    },
  },
  {
    name: 'client-visit-waiting',
    isOccasional: true,
    show: async (page) => {
      await asClient(page, await wait(page));
      await expect(page.getByRole('heading', { name: /is at your door and can’t find you$/ })).toBeVisible();
    },
  },
  {
    name: 'client-visit-done',
    isOccasional: true,
    show: async (page) => {
      const begun = await writeRecord(page);
      expect((await page.request.post(`/api/bookings/${begun.bookingId}/complete`)).status()).toBe(200);
      await asClient(page, begun);
      await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible();
    },
  },
  {
    name: 'visit-report',
    isOccasional: true,
    show: async (page) => {
      const { bookingId } = await writeRecord(page);
      expect((await page.request.post(`/api/bookings/${bookingId}/complete`)).status()).toBe(200);
      await openPage(page, `/dashboard/visits/${bookingId}/report`);
    },
  },
  {
    name: 'door',
    show: async (page) => {
      await asClient(page, await startDrive(page));
      await page.getByRole('button', { name: 'Make a link' }).click();
      const url = await page.getByLabel('Link for whoever opens the door').inputValue();
      await leaveSession(page);
      await openPage(page, new URL(url).pathname);
      await expect(page.getByText(/miles away, seen just now$/)).toBeVisible();
    },
  },
];
