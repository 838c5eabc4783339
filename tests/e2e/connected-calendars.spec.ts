import type { Page } from '@playwright/test';
import { calendarFailureTexts } from '#app/features/calendar-servers/calendar-state.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { nobodySignedIn, sandbox } from '#tests/support/browser/e2e-member.ts';
import { bookingPath, dayName, openPage, tile } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { emailOf, findVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { publishCalendar } from '#tests/support/calendars/published-calendar.ts';
import { tagged } from '#tests/support/proves.ts';

const hour = 3_600_000;
const stamp = (time: Date) => time.toISOString().replaceAll(/[-:]|\.000/g, '');

function appointmentDuring({ startsAt }: Visit): string[] {
  const start = new Date(startsAt);
  return ['UID:dentist', `DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + hour))}`];
}

/** The visit's time among the times of its day, as a client finds them. */
async function timeOn(page: Page, visit: Visit) {
  await openPage(page, bookingPath(visit));
  await tile(page, dayName(visit)).click();
  return page.getByRole('radio', { name: new RegExp(`^${visit.timeText}`) });
}

test.describe('a connected calendar', () => {
  // The first link is refused on purpose.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'takes a time from clients, says when its link ends, and gives the time back when it is disconnected',
    tagged('OPEN-30', '@desktop'),
    async ({ page, newcomer, browser, baseURL }) => {
      const visit = await findVisit(newcomer.api);
      const name = `dentist-${newcomer.id}`;
      const url = await publishCalendar(name, [appointmentDuring(visit)]);
      const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: nobodySignedIn });
      const theirs = await context.newPage();
      await theirs.request.post('/api/auth/sign-in/email', {
        data: { email: emailOf(visit), password: demoPassword },
      });
      await openPage(theirs, '/dashboard/professional/calendars');
      await expect(theirs.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();

      await theirs.getByLabel('Name', { exact: true }).fill('Dentist');
      await theirs.getByLabel('Calendar link').fill(url.replace('dentist', 'doctor'));
      await theirs.keyboard.press('Enter');
      await expect(theirs.getByLabel('Calendar link')).toHaveAccessibleDescription(
        new RegExp(calendarFailureTexts.revoked),
      );
      await theirs.getByLabel('Calendar link').fill(url);
      await theirs.keyboard.press('Enter');
      await expect(theirs.getByRole('heading', { name: 'Dentist' })).toBeVisible();
      await expect(theirs.getByText('Connected', { exact: true })).toBeVisible();
      await expect(theirs.getByLabel('Calendar link')).toHaveValue('');
      await expect(theirs.getByRole('group', { name: 'Your calendars' })).toBeFocused();
      await expect(await timeOn(page, visit)).toBeDisabled();

      await sandbox.endCalendar(name);
      await theirs.getByRole('button', { name: 'Read Dentist now' }).click();
      await expect(theirs.getByText('Not up to date')).toBeVisible();
      await expect(theirs.getByRole('listitem').getByText(calendarFailureTexts.revoked)).toBeVisible();
      await expect(await timeOn(page, visit)).toBeDisabled();

      await theirs.getByRole('button', { name: 'Disconnect Dentist' }).click();
      await theirs.getByRole('button', { name: 'Disconnect calendar' }).click();
      await expect(theirs.getByRole('heading', { name: 'No calendar connected' })).toBeVisible();
      await expect(await timeOn(page, visit)).toBeEnabled();
      await context.close();
    },
  );
});
