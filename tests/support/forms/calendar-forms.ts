import type { Page } from '@playwright/test';
import { publishCalendar } from '../calendars/published-calendar.ts';
import { sandbox } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { farDay, fillPerson, showEnteredVisit } from '../guests/hand-entered-page.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

async function openCalendars(page: Page): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, '/dashboard/professional/calendars');
}

/** The forms that connect professionals' own calendars. */
export const calendarForms: ProductForm[] = [
  {
    name: 'outside-calendar',
    show: (page) => openCalendars(page),
    fill: async (form) => {
      await form.getByLabel('Name').fill('Family');
      await form.getByLabel('Calendar link').fill(await publishCalendar('form'));
    },
    send: button('Connect calendar'),
    call: 'POST outside-calendars',
    done: (page) => page.getByText('Family connected'),
  },
  {
    name: 'calendar-account',
    show: async (page) => {
      await openCalendars(page);
      await page.getByRole('tab', { name: 'CalDAV account' }).click();
      await page.getByLabel('Calendar service').selectOption('');
    },
    fill: async (form) => {
      await sandbox.addCalendarAccount('form', { password: 'secret', calendars: [{ id: 'work', name: 'Work' }] });
      await form.getByLabel('Server').fill(sandbox.url);
      await form.getByLabel('User name').fill('form');
      await form.getByLabel('App password').fill('secret');
    },
    send: button('Connect account'),
    call: 'POST calendar-accounts',
    done: (page) => page.getByRole('heading', { name: 'Choose calendars' }),
  },
  {
    name: 'hand-entered-visit',
    show: async (page) => {
      await signedInAs(page, 'professional@doorstep.test');
      await openPage(page, `/dashboard/professional/calendar/visits/new?date=${farDay()}`);
    },
    fill: async (form, page) => {
      await fillPerson(page);
      await form.getByRole('textbox', { name: 'Time', exact: true }).fill('10:15');
    },
    send: button('Add visit'),
    call: 'POST hand-entered-visits',
    done: (page) => page.getByRole('heading', { name: 'Link to pay' }),
  },
  {
    name: 'hand-entered-visit-change',
    show: showEnteredVisit,
    fill: (form) => form.getByLabel('Note').fill('Third floor'),
    send: button('Save changes'),
    call: 'PUT hand-entered-visits/*',
    done: (page) => page.getByText('Visit changed'),
  },
];
