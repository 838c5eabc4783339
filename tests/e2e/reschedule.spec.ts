import type { APIRequestContext, Page } from '@playwright/test';
import type { DaySlotsDto } from '#app/features/bookings/booking-dto.ts';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { chooseFromMenu } from '#tests/support/browser/e2e-menu.ts';
import { baseUrl, createMember, nobodySignedIn } from '#tests/support/browser/e2e-member.ts';
import { foldedStep, openPage, tile } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, payVisit, requestVisit, type Visit } from '#tests/support/browser/e2e-visit.ts';
import { tagged } from '#tests/support/proves.ts';

const textOf = (time: string) => formatMinuteOfDay(minuteOfDay(time));

/** Other times of the same day that are free, as the server answers it. */
async function freeTimes(api: APIRequestContext, path: string, { date, time: own }: Visit): Promise<string[]> {
  const { slots } = (await (await api.get(`${path}&date=${date}`)).json()) as DaySlotsDto;
  return slots.filter(({ available, time }) => available && time !== own).map(({ time }) => time);
}

test.describe('rescheduling', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'a paid visit gets another time, which its professional sees at once; a slot that is lost costs nothing but another choice',
    tagged('OPEN-04', '@desktop'),
    async ({ page, newcomer, browser }) => {
      const { visit, bookingId } = await payVisit(newcomer, { choices: 6 });
      const [lost = ''] = await freeTimes(
        newcomer.api,
        `/api/professionals/${visit.professional.id}/slots?service_id=${visit.service.id}`,
        visit,
      );
      const { professional } = (await (await newcomer.api.get(`/api/bookings/${bookingId}`)).json()) as {
        professional: { profile: { email: string } };
      };
      const theirs: Page = await (
        await browser.newContext({ baseURL: baseUrl, storageState: nobodySignedIn })
      ).newPage();
      await theirs.request.post('/api/auth/sign-in/email', {
        data: { email: professional.profile.email, password: demoPassword },
      });
      await openPage(theirs, `/dashboard/professional/calendar?view=day&date=${visit.date}`);
      const part = (time: string) =>
        theirs.getByRole('button', { name: new RegExp(`^${textOf(time)} .* ${newcomer.name}, until .*, Confirmed$`) });
      await expect(part(visit.time)).toBeVisible();

      await openPage(page, '/dashboard/client/bookings');
      await page.getByRole('button', { name: /^Reschedule / }).click();
      const dialog = page.getByRole('dialog', { name: 'Reschedule this visit' });
      const confirm = dialog.getByRole('button', { name: 'Reschedule for free' });
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${visit.dayText}`) })).toBeChecked();
      await expect(confirm).toBeDisabled();
      await tile(page, new RegExp(`^${visit.timeText}$`)).click();
      await expect(dialog.getByText('This is its current time')).toBeVisible();
      await tile(page, new RegExp(`^${textOf(lost)}$`)).click();
      // Somebody else is faster.
      const rival = await createMember();
      await requestVisit(rival, { ...visit, startsAt: visit.startsAt.replace(/T\d\d:\d\d/, `T${lost}`) });
      const [won = ''] = await freeTimes(newcomer.api, `/api/bookings/${bookingId}/reschedule-slots?`, visit);
      await confirm.click();
      await expect(dialog.getByRole('alert')).toContainText('This time is no longer available');
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${visit.dayText}`) })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: new RegExp(`^${textOf(lost)}`) })).toBeDisabled();
      await tile(page, new RegExp(`^${textOf(won)}$`)).click();
      await confirm.click();
      await expect(page.getByText('Your professional knows about the new time.')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('rowheader')).toContainText(textOf(won));
      await expect(part(won)).toBeVisible();
      await expect(part(visit.time)).toHaveCount(0);

      await chooseFromMenu(page, /^History of /);
      await expect(
        page.getByRole('dialog', { name: 'History' }).getByRole('listitem').filter({ hasText: 'Rescheduled' }),
      ).toContainText(`${visit.timeText} → `);
      await theirs.context().close();
      await rival.api.dispose();
    },
  );
});

test(
  'a visit is booked again with two presses: the next free time, what it costs, and the checkout',
  { tag: '@phone' },
  async ({ page, newcomer }) => {
    const visit = await findVisit(newcomer.api);
    const { bookingId } = await requestVisit(newcomer, visit);
    await newcomer.api.post('/api/functions/cancel-booking', { data: { bookingId } });
    await openPage(page, '/dashboard/client/bookings');
    await page.getByRole('button', { name: /^Book again / }).click();
    const dialog = page.getByRole('dialog', { name: 'Book again' });
    await expect(dialog.getByText('Next opening')).toBeVisible();
    await expect(dialog).toContainText(visit.address);
    await expect(dialog.getByText('Same price as last time.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Another time' })).toHaveAttribute(
      'href',
      new RegExp(`^/booking\\?pro=${visit.professional.id}&service=${visit.service.id}.*&time=`),
    );
    await dialog.getByRole('button', { name: `Pay $${visit.service.price}` }).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    await expect(page.getByText(`$${visit.service.price}`).first()).toBeVisible();
    // Who leaves it finds the same visit again.
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(foldedStep(page, 'Service')).toContainText(visit.service.name);
    await expect(page.getByLabel('Service address')).toHaveValue(visit.address);
  },
);
