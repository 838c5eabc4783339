import { expect, type Page } from '@playwright/test';
import { publishCalendar } from '../calendars/published-calendar.ts';
import { baseUrl, createMember, sandbox } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { emailOf, payVisit } from '../browser/e2e-visit.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Connects a calendar of the demo's professional. */
async function connectCalendar(page: Page): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  const answer = await page.request.post('/api/outside-calendars', {
    data: { name: 'Garden club', url: await publishCalendar('buttons') },
    headers: { origin: baseUrl },
  });
  expect(answer.status()).toBe(200);
}

const accountModule = 'app/features/outside-calendars/accounts/components/use-calendar-accounts.ts';
const visitModule = 'app/features/calendar-writing/components/use-changed-visits.ts';

/** Connects an account of the demo's professional. */
async function connectAccount(page: Page): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  await addAccount(page, 'buttons');
}

async function addAccount(
  page: Page,
  username: string,
): Promise<{ account: { id: string }; calendars: { id: string }[] }> {
  await sandbox.addCalendarAccount(username, { password: 'secret', calendars: [{ id: 'work', name: 'Work' }] });
  const answer = await page.request.post('/api/calendar-accounts', {
    data: { server: sandbox.url, username, password: 'secret' },
    headers: { origin: baseUrl },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { account: { id: string }; calendars: { id: string }[] };
}

/** Adds a visit to its professional's own calendar and deletes it there. */
async function deleteInCalendar(page: Page, bookingId: string): Promise<void> {
  const { account, calendars } = await addAccount(page, bookingId);
  const choice = { read: [], write: calendars[0]?.id };
  const headers = { origin: baseUrl };
  await page.request.put(`/api/calendar-accounts/${account.id}/calendars`, { data: choice, headers });
  const files = async () => (await sandbox.calendarEvents(bookingId, 'work')).map(({ file }) => file);
  await expect.poll(files).toContain(`${bookingId}.ics`);
  await sandbox.deleteCalendarEvent(bookingId, 'work', `${bookingId}.ics`);
  const { items } = (await (await page.request.get('/api/outside-calendars')).json()) as {
    items: { id: string; account_id: string }[];
  };
  const read = items.find(({ account_id }) => account_id === account.id);
  await page.request.post(`/api/outside-calendars/${read?.id}/reading`, { headers });
  await expect
    .poll(async () => ((await (await page.request.get('/api/calendar-visits')).json()) as { total: number }).total)
    .toBeGreaterThan(0);
}

async function showChangedVisit(page: Page): Promise<void> {
  const { bookingId, visit } = await payVisit(await createMember());
  await signedInAs(page, emailOf(visit));
  await deleteInCalendar(page, bookingId);
  await openPage(page, '/dashboard/professional/calendars');
}

/** Buttons about professionals' own calendars elsewhere. */
export const connectedCalendarButtonPages: ButtonPage[] = [
  {
    name: 'professional-calendars',
    show: async (page) => {
      await connectCalendar(page);
      await openPage(page, '/dashboard/professional/calendars');
    },
    buttons: [
      {
        name: 'read a connected calendar now',
        module: 'app/features/outside-calendars/components/use-calendars.ts',
        call: 'POST outside-calendars/*/reading',
        button: first(/^Read .* now$/),
      },
      {
        name: 'disconnect a calendar',
        module: 'app/features/outside-calendars/components/use-calendars.ts',
        call: 'DELETE outside-calendars/*',
        open: (page) => first(/^Disconnect (?!calendar)/)(page).click(),
        button: inDialog('Disconnect calendar'),
      },
      {
        name: 'leave for Google Calendar',
        module: 'app/features/outside-calendars/accounts/components/use-google-consent.ts',
        call: 'POST calendar-accounts/google',
        open: (page) => page.getByRole('tab', { name: 'Google Calendar' }).click(),
        button: first(/^Continue with Google$/),
      },
    ],
  },
  {
    name: 'professional-calendar-account',
    show: async (page) => {
      await connectAccount(page);
      await openPage(page, '/dashboard/professional/calendars');
    },
    buttons: [
      {
        name: 'choose calendars of an account',
        module: accountModule,
        call: 'PUT calendar-accounts/*/calendars',
        open: (page) => first(/^Choose calendars$/)(page).click(),
        button: inDialog('Save calendars'),
      },
      {
        name: 'disconnect an account',
        module: accountModule,
        call: 'DELETE calendar-accounts/*',
        open: (page) => first(/^Disconnect 127/)(page).click(),
        button: inDialog('Keep them and disconnect'),
      },
    ],
  },
  {
    name: 'professional-changed-visit',
    show: showChangedVisit,
    buttons: [
      {
        name: 'put a visit back into one’s calendar',
        module: visitModule,
        call: 'POST calendar-visits/*/restoration',
        button: first(/^Put it back$/),
      },
    ],
  },
  {
    name: 'professional-left-visit',
    show: showChangedVisit,
    buttons: [
      {
        name: 'leave a visit out of one’s calendar',
        module: visitModule,
        call: 'DELETE calendar-visits/*',
        button: first(/^Leave it as it is$/),
      },
    ],
  },
];
