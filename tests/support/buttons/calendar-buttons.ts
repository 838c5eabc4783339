import { expect, type Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { letVisitPass } from '../browser/e2e-database.ts';
import { baseUrl, createMember } from '../browser/e2e-member.ts';
import { openPage } from '../browser/e2e-page.ts';
import { emailOf, payVisit } from '../browser/e2e-visit.ts';
import { showEnteredVisit } from '../guests/hand-entered-page.ts';
import { signedInAs } from '../scenes/scene.ts';
import type { ButtonPage } from './product-button.ts';

const first = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Far from what other tests book and block. */
const blockedDay = addDays(new Date().toISOString().slice(0, 10), 75);

/** Blocks a time of the demo's professional, alone on its day. */
async function blockTime(page: Page): Promise<void> {
  await signedInAs(page, 'professional@doorstep.test');
  const plan = { kind: 'times', date: blockedDay, start: '10:00', end: '10:30' };
  const answer = await page.request.post('/api/blocked-time-plans', {
    data: { plan, reason: 'Dentist', seen_bookings: [] },
    headers: { origin: baseUrl },
  });
  expect([201, 409]).toContain(answer.status());
}

const visitUrls = new WeakMap<Page, string>();

/** Opens the visit and its question whether it is done. */
async function askToComplete(page: Page): Promise<void> {
  await openPage(page, visitUrls.get(page) ?? '');
  await inDialog('Complete')(page).click();
}

/** The Undo button of the newest toast that has one. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).last();

/** Buttons of professionals, about their time and visits. */
export const calendarButtonPages: ButtonPage[] = [
  {
    name: 'professional-calendar',
    show: async (page) => {
      await blockTime(page);
      await openPage(page, `/dashboard/professional/calendar?view=day&date=${blockedDay}`);
    },
    buttons: [
      {
        name: 'remove a block in the calendar',
        module: 'app/features/calendar/grid/components/use-opened.ts',
        call: 'DELETE blocked-time-slots/*',
        open: (page) => first(/blocked from 10:00 AM/)(page).click(),
        button: inDialog('Remove block'),
        standing: (page) => page.getByRole('button', { name: /blocked from 10:00 AM/ }).count(),
      },
      {
        name: 'make a calendar link',
        module: 'app/features/calendar/feed/components/use-calendar-feed.ts',
        call: 'POST calendar-feed',
        open: (page) => first(/^Calendar link$/)(page).click(),
        button: (page) => page.getByRole('dialog').getByRole('button', { name: /^Make a (new )?link$/ }),
      },
      {
        name: 'switch the calendar link off',
        module: 'app/features/calendar/feed/components/use-calendar-feed.ts',
        call: 'DELETE calendar-feed',
        open: async (page) => {
          await first(/^Calendar link$/)(page).click();
          const make = inDialog('Make a link')(page);
          await expect(make.or(inDialog('Turn off')(page))).toBeVisible();
          if (await make.isVisible()) await make.click();
        },
        button: inDialog('Turn off'),
      },
    ],
  },
  {
    name: 'professional-appointment',
    show: async (page) => {
      const { bookingId, visit } = await payVisit(await createMember());
      await letVisitPass(bookingId);
      await signedInAs(page, emailOf(visit));
      visitUrls.set(page, `/dashboard/professional/calendar?appointment=${bookingId}`);
      await openPage(page, '/dashboard/professional/calendar');
    },
    buttons: [
      {
        name: 'complete a visit',
        module: 'app/features/calendar/grid/components/use-opened.ts',
        call: 'POST bookings/*/complete',
        open: askToComplete,
        button: inDialog('Yes, it’s done'),
      },
      {
        name: 'take a completion back',
        module: 'app/features/professional-desk/components/completion-undo.ts',
        call: 'POST bookings/*/undo-completion',
        open: async (page) => {
          await askToComplete(page);
          await inDialog('Yes, it’s done')(page).click();
        },
        button: undo,
        taken: (page) => expect(page.getByText('Taken back', { exact: true })).toBeVisible(),
      },
    ],
  },
  {
    name: 'professional-coming-appointment',
    show: async (page) => {
      const { bookingId, visit } = await payVisit(await createMember());
      await signedInAs(page, emailOf(visit));
      visitUrls.set(page, `/dashboard/professional/calendar?appointment=${bookingId}`);
      await openPage(page, '/dashboard/professional/calendar');
    },
    buttons: [
      {
        name: 'cancel an appointment',
        module: 'app/features/calendar/grid/components/use-opened.ts',
        call: 'POST bookings/*/cancel-and-refund',
        open: async (page) => {
          await openPage(page, visitUrls.get(page) ?? '');
          await inDialog('Cancel appointment')(page).click();
        },
        button: (page) =>
          page
            .getByRole('dialog')
            .filter({ has: page.getByRole('button', { name: 'Keep it' }) })
            .getByRole('button', { name: 'Cancel appointment' }),
      },
    ],
  },
  {
    name: 'professional-blocks',
    show: async (page) => {
      await blockTime(page);
      await openPage(page, '/dashboard/professional/settings?tab=blocks');
    },
    buttons: [
      {
        name: 'remove a block',
        module: 'app/features/availability/blocks/components/use-blocks.ts',
        call: 'DELETE blocked-time-slots/*',
        button: (page) =>
          page
            .getByRole('main')
            .getByRole('button', { name: /^Remove .*Dentist|^Remove / })
            .last(),
      },
    ],
  },
  {
    name: 'hand-entered-visit',
    show: showEnteredVisit,
    buttons: [
      {
        name: 'make a link to pay',
        module: 'app/features/hand-entered-visits/components/payment-link-card.tsx',
        call: 'POST hand-entered-visits/*/payment-link',
        button: first(/^Make a (new )?link$/),
      },
      {
        name: 'remove a visit entered by hand',
        module: 'app/features/hand-entered-visits/components/remove-visit.tsx',
        call: 'DELETE hand-entered-visits/*',
        open: (page) => first(/^Remove visit$/)(page).click(),
        button: inDialog('Remove it'),
      },
    ],
  },
];
