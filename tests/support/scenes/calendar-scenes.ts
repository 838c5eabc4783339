import { expect, type Page } from '@playwright/test';
import { sandbox } from '../browser/e2e-member.ts';
import { confirmMobileNumber, newMobileNumber, requestMobileCode } from '../browser/e2e-mobile.ts';
import { openPage } from '../browser/e2e-page.ts';
import { createProfessionalMember, type Professional } from '../browser/e2e-professional.ts';
import { publishCalendar } from '../calendars/published-calendar.ts';
import { enterVisit, farDay } from '../guests/hand-entered-page.ts';
import { refused, type Scene, signedIn } from './scene.ts';

/** Calendars elsewhere, visits entered by hand as they are seen from them, and text messages. */
export const calendarScenes: Scene[] = [
  {
    name: 'connected-calendars',
    isOccasional: true,
    show: async (page) => {
      const professional = await signedInProfessional(page);
      await connectLinks(professional);
      await connectAccount(professional);
      await openPage(page, '/dashboard/professional/calendars');
      await expect(page.getByText('Deleted in your calendar.')).toBeVisible();
    },
  },
  {
    name: 'calendar-account-refused',
    isOccasional: true,
    expectedErrors: refused,
    show: async (page) => {
      await signedInProfessional(page);
      await openPage(page, '/dashboard/professional/calendars');
      await page.getByRole('tab', { name: 'CalDAV account' }).click();
      await page.getByLabel('Calendar service').selectOption({ label: 'Another server (Nextcloud, …)' });
      await page.getByLabel('Server').fill(sandbox.url);
      await page.getByLabel('User name').fill('maya');
      await page.getByLabel('App password').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('App password')).toHaveAccessibleDescription(/doesn’t accept/);
    },
  },
  {
    name: 'calendar-account-choice',
    isOccasional: true,
    show: async (page) => {
      const professional = await signedInProfessional(page);
      await createAccount(professional);
      await openPage(page, '/dashboard/professional/calendars');
      await page.getByRole('button', { name: /^Choose calendars/ }).click();
      await expect(page.getByRole('dialog').getByLabel('Add my visits to')).toBeVisible();
    },
  },
  {
    name: 'day-route-by-hand',
    isOccasional: true,
    show: async (page) => {
      const professional = await signedInProfessional(page);
      const date = farDay();
      await enterVisit(professional, { date, time: '09:00' });
      await enterVisit(professional, {
        date,
        time: '10:05',
        name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
        zip: '78759',
      });
      await openPage(page, `/dashboard/professional/route?date=${date}`);
      await expect(page.getByRole('link', { name: 'Entered by hand' })).toHaveCount(2);
    },
  },
  {
    name: 'text-messages-code',
    isOccasional: true,
    show: async (page) => {
      await requestMobileCode((await signedIn(page)).api, newMobileNumber());
      await openPage(page, '/account/notifications');
      await expect(page.getByLabel('Code from the text')).toBeVisible();
    },
  },
  {
    name: 'text-messages',
    isOccasional: true,
    show: async (page) => {
      await confirmMobileNumber((await signedIn(page)).api);
      await openPage(page, '/account/notifications');
      await expect(page.getByRole('switch', { name: 'Confirmations by text' })).toBeVisible();
    },
  },
];

async function signedInProfessional(page: Page): Promise<Professional> {
  const professional = await createProfessionalMember();
  await page.context().addCookies(professional.storageState.cookies);
  return professional;
}

/** A calendar that is read, but for one of its events, and one whose link has ended. */
async function connectLinks({ api, id }: Professional): Promise<void> {
  const odd = ['UID:odd', 'DTSTART:20200101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY'];
  const links = [
    { name: 'Family', url: await publishCalendar(`family-${id}`, [odd]) },
    { name: 'School of the children, shared with everybody', url: await publishCalendar(`school-${id}`) },
  ];
  for (const data of links) expect((await api.post('/api/outside-calendars', { data })).ok()).toBe(true);
  await sandbox.endCalendar(`school-${id}`);
  const { items } = (await (await api.get('/api/outside-calendars')).json()) as {
    items: { id: string; name: string }[];
  };
  const ended = items.find(({ name }) => name === links[1]?.name);
  await api.post(`/api/outside-calendars/${ended?.id}/reading`);
}

type Calendars = { account: { id: string }; calendars: { id: string; name: string }[] };

async function createAccount({ api, id }: Professional): Promise<Calendars> {
  const username = `maya-${id}`;
  const calendars = [
    { id: 'home', name: 'Home' },
    { id: 'work', name: 'Work' },
  ];
  await sandbox.addCalendarAccount(username, { password: 'app-password', calendars });
  const data = { server: sandbox.url, username, password: 'app-password' };
  const answer = await api.post('/api/calendar-accounts', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Calendars;
}

/** An account into which visits are written, where the event of one was deleted. */
async function connectAccount(professional: Professional): Promise<void> {
  const { api, id } = professional;
  const { account, calendars } = await createAccount(professional);
  const work = calendars.find(({ name }) => name === 'Work')?.id;
  await api.put(`/api/calendar-accounts/${account.id}/calendars`, { data: { read: [work], write: work } });
  const visitId = await enterVisit(professional, { date: soon(), time: '10:15' });
  const files = async () => (await sandbox.calendarEvents(`maya-${id}`, 'work')).map(({ file }) => file);
  await expect.poll(files).toContain(`${visitId}.ics`);
  await sandbox.deleteCalendarEvent(`maya-${id}`, 'work', `${visitId}.ics`);
  const { items } = (await (await api.get('/api/outside-calendars')).json()) as {
    items: { id: string; name: string }[];
  };
  await api.post(`/api/outside-calendars/${items.find(({ name }) => name === 'Work')?.id}/reading`);
  const changed = async () => ((await (await api.get('/api/calendar-visits')).json()) as { total: number }).total;
  await expect.poll(changed).toBe(1);
}

/** Within the days that calendars are read ahead. */
function soon(): string {
  return new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
}
