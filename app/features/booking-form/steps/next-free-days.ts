import type { MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';

/** A month begins up to this much later for the professional than in UTC. */
const halfDay = 12 * 3_600_000;

/**
 * Returns the next days with free slots, at most `count`: reads month after month ("2026-11") until they are found, or
 * until the last month of the booking window.
 */
export async function nextFreeDays(
  readMonth: (month: string) => Promise<MonthSlotsDto>,
  count: number,
  now = Date.now(),
): Promise<MonthSlotsDto['days']> {
  const ahead = new Date(now - halfDay);
  ahead.setUTCDate(1);
  const free: MonthSlotsDto['days'] = [];
  for (let latest = '9999'; free.length < count; ahead.setUTCMonth(ahead.getUTCMonth() + 1)) {
    const month = ahead.toISOString().slice(0, 7);
    if (month > latest) break;
    const answer = await readMonth(month);
    latest = answer.latest;
    free.push(...answer.days.filter(({ free_slots }) => free_slots > 0));
  }
  return free.slice(0, count);
}
