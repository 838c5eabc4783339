import { setHourOfParking } from '#tests/support/browser/e2e-database.ts';
import { createMember } from '#tests/support/browser/e2e-member.ts';
import { bookingPath, dayName, openPage, openStep, tile } from '#tests/support/browser/e2e-page.ts';
import { expect, memberTest as test } from '#tests/support/browser/e2e-test.ts';
import { findVisit, requestVisit } from '#tests/support/browser/e2e-visit.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';

interface DaySlots {
  slots: { time: string; available: boolean; reason: string | null }[];
}

test('times that cannot be reached are taken off once the address is known', async ({ page, member }) => {
  const visit = await findVisit(member.api, { choices: 7 });
  const { id } = visit.professional;
  await setHourOfParking(id, true);
  try {
    const other = await createMember();
    await requestVisit(other, visit);
    await other.api.dispose();
    const path = `/api/professionals/${id}/slots?date=${visit.date}&service_id=${visit.service.id}`;
    const answer = await member.api.get(`${path}&zip=${findPostalCode(visit.address)}`);
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
});
