import type { Page } from '@playwright/test';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { weekOf } from '#app/lib/dates/week.ts';
import { holdBack, openPage } from '#tests/support/browser/e2e-page.ts';
import { professionalTest as test } from '#tests/support/browser/e2e-professional.ts';
import { expect } from '#tests/support/browser/e2e-test.ts';

// The refusal.
test.use({ expectedErrors: [/Failed to load resource/] });

/** A Wednesday two or three weeks ahead. */
const day = weekOf(addDays(new Date().toISOString().slice(0, 10), 18))[3] ?? '';
const cell = (page: Page, time: string) => page.getByRole('gridcell', { name: `${formatDay(day)}, ${time},` });

test(
  'a block that is refused late waits until what is open by then is closed, with what was written in both',
  { tag: '@desktop' },
  async ({ page, professional }) => {
    const lunch = { plan: { kind: 'times', date: day, start: '12:00', end: '13:00' }, reason: 'Lunch' };
    expect((await professional.api.post('/api/blocked-time-plans', { data: lunch })).status()).toBe(201);
    await openPage(page, `/dashboard/professional/calendar?view=day&date=${day}`);
    const release = await holdBack(page, '**/api/blocked-time-plans');
    const dialog = page.getByRole('dialog', { name: 'Block time' });
    const reason = dialog.getByLabel('Reason');
    await cell(page, '11:30 AM').click();
    await dialog.getByLabel('To').fill('12:30');
    await reason.fill('Errands');
    await dialog.getByRole('button', { name: 'Block time' }).click();
    await expect(dialog).toHaveCount(0);
    await cell(page, '3:00 PM').click();
    await reason.fill('Dentist');
    release();
    await expect(page.getByText('Time not blocked')).toBeVisible();
    await expect(reason).toHaveValue('Dentist');
    await dialog.getByRole('button', { name: 'Block time' }).click();
    await expect(reason).toHaveValue('Errands');
    await expect(dialog.getByLabel('From')).toHaveValue('11:30');
    await expect(dialog.getByRole('alert')).toHaveText('This time slot overlaps with an existing blocked time slot.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Dentist, blocked from 3:00 PM/ })).toBeVisible();
  },
);
