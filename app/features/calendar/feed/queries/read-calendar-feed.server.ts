import { config } from '#app/platform/config/config.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { listUnpaidVisits, visitsByBooking } from '#app/features/bookings/by-hand/queries/read-visits.server.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { calendarFile } from '../calendar-file.server.ts';
import { feedVisits } from '../feed-visits.server.ts';
import { feedDays, feedEventsMaximum } from '../../calendar-limits.ts';
import { calendarErrors } from '../../calendar.errors.ts';
import { calendarFeedsStore } from '../calendar-feeds-store.server.ts';
import { calendarStore } from '../../calendar-store.server.ts';
import { hashOfFeedSecret } from '../feed-secret.server.ts';
import { spanOf } from '../../queries/list-calendar.server.ts';

const fileName = /^([\w-]{43})\.ics$/;

/**
 * Returns the calendar behind a link ("{secret}.ics") as an RFC 5545 file.
 * @throws AppError feed_not_found
 */
export async function readCalendarFeed(file: string, now = new Date()): Promise<string> {
  const secret = fileName.exec(file)?.[1];
  const owner = secret && (await calendarFeedsStore.findBySecretHash(database(), hashOfFeedSecret(secret)));
  if (!owner) throw new AppError(calendarErrors.feed_not_found);
  const today = localDate(epochMinutesOf(now), owner.time_zone);
  const span = spanOf({ from: addDays(today, -feedDays.past), to: addDays(today, feedDays.ahead) }, owner.time_zone);
  const [bookings, unpaid, booked] = await Promise.all([
    calendarStore.listBookings(database(), owner.id, span),
    listUnpaidVisits(owner.id, span),
    visitsByBooking(owner.id),
  ]);
  const visits = feedVisits({ bookings, unpaid, booked, zone: owner.time_zone }).slice(-feedEventsMaximum);
  return calendarFile(visits, config().BASE_URL);
}
