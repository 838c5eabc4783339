import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { type Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { letMinutePass, letVisitBegin, letVisitPass } from '../browser/e2e-database.ts';
import { createMember } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { emailOf, payVisit } from '../browser/e2e-visit.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ProductForm } from './product-form.ts';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
/** Far from what other tests book and block. */
const inTwoMonths = addDays(new Date().toISOString().slice(0, 10), 60);
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function openDashboard(page: Page, section: string): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  await openPage(page, `/dashboard/professional/${section}`);
}

/** Forms about visits, of their clients. */
export const visitForms: ProductForm[] = [
  {
    name: 'address',
    show: async (page) => {
      await page.context().addCookies((await createMember()).storageState.cookies);
      await openPage(page, '/booking');
      await page.getByRole('button', { name: 'Save an address for next time' }).click();
    },
    fill: async (form) => {
      await form.getByLabel('Street and number').fill('1100 Congress Ave');
      await form.getByLabel('ZIP code').fill('78701');
      await form.getByLabel('City').fill('Austin');
      await form.getByLabel('State').fill('TX');
    },
    send: button('Save address'),
    call: 'POST addresses',
    done: (page) => page.getByRole('radio', { name: /^Home/ }),
  },
  {
    name: 'report-problem',
    show: async (page) => {
      const member = await createMember();
      await page.context().addCookies(member.storageState.cookies);
      await letVisitPass((await payVisit(member)).bookingId);
      await openPage(page, '/dashboard/client/bookings');
      await chooseFromMenu(page, /^Report a problem /);
    },
    fill: async (form) => {
      await form.getByLabel('What’s it about?').selectOption('quality');
      await form.getByLabel('What happened?').fill('The front was left undone');
    },
    send: inDialog('Send report'),
    call: 'POST bookings/*/problem',
    done: (page) =>
      page
        .getByText('Report received')
        .or(page.getByText('You’ve already reported a problem with this booking.'))
        .first(),
  },
  {
    name: 'review',
    show: async (page) => {
      await signedInAs(page, 'client@doorstep.test');
      await openPage(page, '/dashboard/client');
      await page
        .getByRole('button', { name: /^Review: / })
        .first()
        .click();
    },
    fill: async (form) => {
      await form.getByRole('radio').last().check({ force: true });
      await form.getByLabel('What would you tell others?').fill('On time, and friendly.');
    },
    send: inDialog('Publish review'),
    call: 'POST bookings/*/review',
  },
];

export const professionalForms: ProductForm[] = [
  {
    name: 'answer-report',
    show: async (page) => {
      const member = await createMember();
      const { bookingId, visit } = await payVisit(member);
      await letVisitBegin(bookingId);
      await member.api.post(`/api/bookings/${bookingId}/problem`, {
        data: { kind: 'no-show', description: 'Nobody came.' },
      });
      await letMinutePass(bookingId);
      await signedInAs(page, emailOf(visit));
      await openPage(page, `/dashboard/professional/visits/${bookingId}`);
    },
    fill: async (form) => {
      await form.getByLabel('What happened?').fill('I rang twice and waited.');
    },
    send: button('Send my answer'),
    call: 'PUT bookings/*/problem/answer',
    done: button('Change my answer'),
  },
  {
    name: 'own-profile',
    isWalkedAlways: true,
    show: (page) => openDashboard(page, 'profile'),
    fill: (form) => form.getByLabel('Bio').fill(`I come with my own tools. ${Math.random()}`),
    send: (page) => page.locator('form[name=own-profile]').getByRole('button', { name: 'Save changes' }),
    call: 'PATCH professionals/*',
    isServed: true,
    done: (page) => page.getByText('Profile saved'),
  },
  {
    name: 'business',
    show: (page) => openDashboard(page, 'profile'),
    fill: (form) => form.getByLabel('Kinds of places').fill('Homes and offices'),
    send: button('Save area'),
    call: 'PUT professionals/*/business',
    isServed: true,
    done: (page) => page.getByText('Service area saved'),
  },
  {
    name: 'service',
    isWalkedAlways: true,
    show: async (page) => {
      await openDashboard(page, 'services');
      await page.getByRole('button', { name: 'Add Service' }).first().click();
    },
    fill: async (form) => {
      await form.getByLabel('Name').fill(`Trim ${Math.random().toString(36).slice(2, 8)}`);
      await form.getByLabel('Description').fill('A short trim at home.');
      await form.getByLabel('Price').fill('45');
      await form.getByLabel('Duration').fill('30');
    },
    send: inDialog('Add Service'),
    call: 'POST services',
  },
  {
    name: 'checklist',
    show: async (page) => {
      await openDashboard(page, 'services');
      await page.locator('summary').first().click();
    },
    fill: async (form) => {
      await form.getByRole('textbox').fill(`Floor swept ${Math.random().toString(36).slice(2, 8)}`);
    },
    send: (page) => page.getByRole('button', { name: 'Save checklist' }).first(),
    call: 'PUT services/*/checklist',
  },
  {
    name: 'block-time',
    show: (page) => openDashboard(page, 'settings?tab=blocks'),
    fill: async (form) => {
      await form.getByLabel('Date').fill(inTwoMonths);
      await form.getByLabel('Start').selectOption('6:00 AM');
      await form.getByLabel('End').selectOption('6:30 AM');
      await form.getByLabel('Reason (optional)').fill('Dentist');
    },
    send: button('Block time'),
    call: 'POST blocked-time-plans',
    isServed: true,
    done: (page) => page.getByText('Time blocked'),
  },
  {
    name: 'travel-settings',
    show: (page) => openDashboard(page, 'travel'),
    fill: (form) => form.getByLabel('Parking at each visit').fill(String(1 + Math.floor(Math.random() * 59))),
    send: button('Save travel'),
    call: 'PUT travel-settings',
    isServed: true,
    done: (page) => page.getByText('Travel saved'),
  },
  {
    name: 'booking-button',
    show: (page) => openDashboard(page, 'booking-button'),
    fill: (form) => form.getByLabel('Your sites').fill(`https://site-${Math.floor(Math.random() * 1e6)}.example`),
    send: button('Save button'),
    call: 'PUT booking-button',
    isServed: true,
    done: (page) => page.getByText('Button saved'),
  },
  {
    name: 'booking-link',
    show: (page) => openDashboard(page, 'booking-link'),
    fill: (form) => form.getByLabel(/short link|your link/).fill(`paula-${Math.floor(Math.random() * 1e6)}`),
    send: button('Save link'),
    call: 'PUT booking-link',
    isServed: true,
    done: (page) => page.getByText('Link saved'),
  },
  {
    name: 'calendar-block',
    show: async (page) => {
      await openDashboard(page, `calendar?view=day&date=${inTwoMonths}`);
      await page
        .getByRole('gridcell', { name: /10:00 AM/ })
        .first()
        .focus();
      await page.keyboard.press('Enter');
    },
    fill: (form) => form.getByLabel('Reason').fill('Dentist'),
    send: inDialog('Block time'),
    call: 'POST blocked-time-plans',
    closesAtOnce: true,
  },
  {
    name: 'review-reply',
    show: async (page) => {
      await openDashboard(page, 'reviews');
      await page
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
    },
    fill: (form) => form.getByLabel(/^Your reply to/).fill('Thank you.'),
    send: button('Publish reply'),
    call: 'PUT reviews/*/reply',
  },
  {
    name: 'review-reason',
    show: async (page) => {
      await openDashboard(page, 'reviews');
      await page
        .getByRole('button', { name: /^Report/ })
        .first()
        .click();
    },
    fill: (form) => form.getByLabel('What’s wrong with it?').fill('It is about somebody else.'),
    send: (page) => page.getByRole('dialog').locator('button[type=submit]'),
    call: 'POST reviews/*/report',
  },
];
