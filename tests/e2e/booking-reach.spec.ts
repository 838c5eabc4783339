import { setHourOfParking, setRouteDiscount } from '#tests/support/browser/e2e-database.ts';
import { createMember } from '#tests/support/browser/e2e-member.ts';
import { bookingPath, dayName, openPage, openStep, tile } from '#tests/support/browser/e2e-page.ts';
import { expect, newcomerTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, payRequested, requestVisit, visitTo } from '#tests/support/browser/e2e-visit.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { centsFromDollars, formatDollars, shareOf, subtractCents } from '#app/lib/money.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';

interface DaySlots {
  slots: { time: string; available: boolean; reason: string | null; best_for_route: boolean }[];
}

test(
  'times that cannot be reached are taken off once the address is known',
  { tag: '@phone' },
  async ({ page, newcomer }) => {
    const { id } = (await findVisit(newcomer.api, { choices: 7 })).professional;
    await setHourOfParking(id, true);
    try {
      // The visits that earlier tests left there are farther apart now.
      const visit = await visitTo(newcomer.api, id, { choices: 7 });
      const other = await createMember();
      await requestVisit(other, visit);
      await other.api.dispose();
      const path = `/api/professionals/${id}/slots?date=${visit.date}&service_id=${visit.service.id}`;
      const answer = await newcomer.api.get(`${path}&zip=${findPostalCode(visit.address)}`);
      const { slots } = (await answer.json()) as DaySlots;
      const tooFar = slots
        .filter(({ reason }) => reason === 'too-far')
        .map(({ time }) => formatMinuteOfDay(minuteOfDay(time)));
      expect(tooFar.length).toBeGreaterThan(0);

      await openPage(page, bookingPath(visit));
      await openStep(page, 'Date and time');
      await tile(page, dayName(visit)).click();
      await tile(page, new RegExp(`^${tooFar[0]}$`)).click();
      await page.getByLabel('Service address').fill(visit.address);
      for (const time of tooFar) await expect(page.getByRole('radio', { name: `${time} (Too far)` })).toBeDisabled();
      await expect(page.getByText('can’t get to your address in time from their other visits')).toBeVisible();
      await expect(page.getByRole('radio', { name: `${visit.timeText} (Unavailable)` })).toBeDisabled();
    } finally {
      await setHourOfParking(id, false);
    }
  },
);

test(
  'a time near another visit is best for the route, and costs what is said there',
  { tag: '@desktop' },
  async ({ page, newcomer }) => {
    const visit = await findVisit(newcomer.api, { choices: 7 });
    const { id } = visit.professional;
    await setRouteDiscount(id, 20);
    try {
      const other = await createMember();
      await payRequested(other, (await requestVisit(other, visit)).bookingId);
      await other.api.dispose();
      const path = `/api/professionals/${id}/slots?date=${visit.date}&service_id=${visit.service.id}`;
      const answer = await newcomer.api.get(`${path}&zip=${findPostalCode(visit.address)}`);
      const { slots } = (await answer.json()) as DaySlots;
      const textOf = (isBest: boolean) => {
        const slot = slots.find(({ available, best_for_route: best }) => available && best === isBest);
        return formatMinuteOfDay(minuteOfDay(slot?.time ?? ''));
      };
      const [time, plainTime] = [textOf(true), textOf(false)];

      await openPage(page, bookingPath(visit));
      await openStep(page, 'Date and time');
      await tile(page, dayName(visit)).click();
      await page.getByLabel('Service address').fill(visit.address);
      const marked = page.getByRole('radio', { name: time, exact: true });
      await expect(marked).toHaveAccessibleDescription('Best for the route, 20% off');
      // Whoever chose another time is offered the better one beside the price.
      await page.getByRole('radio', { name: plainTime, exact: true }).check();
      await page.getByRole('button', { name: time, exact: true }).click();
      await expect(page.getByText('Save 20% that day')).toBeHidden();
      const summary = page.getByRole('region', { name: 'Summary' });
      const less = shareOf(centsFromDollars(visit.service.price), 20);
      await expect(summary).toContainText(`Best for the route (20% off)−${formatDollars(less)}`);
      const total = formatDollars(subtractCents(centsFromDollars(visit.service.price), less));
      await page.getByRole('button', { name: `Pay ${total}` }).click();
      await page.waitForURL(/\/stripe\/checkout\//);
      await expect(page.locator('body')).toContainText('(20% off)');
      await expect(page.locator('body')).toContainText(total);
    } finally {
      await setRouteDiscount(id, 0);
    }
  },
);
