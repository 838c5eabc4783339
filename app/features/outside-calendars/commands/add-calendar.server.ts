import { createHash } from 'node:crypto';
import { database, inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError, type ErrorDefinition } from '#app/platform/errors/app-error.ts';
import { sealText } from '#app/platform/auth/sealed-text.server.ts';
import { isOutsideUrl } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import type { CalendarFailure } from '#app/features/calendar-servers/calendar-state.ts';
import { fetchCalendar } from '#app/features/calendar-servers/queries/fetch-calendar.server.ts';
import { outsideCalendarErrors } from '../outside-calendars.errors.ts';
import { outsideCalendarMessages, type NewCalendar } from '../outside-calendars.schema.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';
import { readFetched } from '../read-fetched.server.ts';
import { readingColumns } from './refresh-calendar.server.ts';
import { saveBusyTimes } from './save-reading.server.ts';

const failureErrors: Record<CalendarFailure, ErrorDefinition> = {
  late: outsideCalendarErrors.calendar_late,
  revoked: outsideCalendarErrors.calendar_revoked,
  unreachable: outsideCalendarErrors.calendar_unreachable,
  'too-big': outsideCalendarErrors.calendar_too_big,
  unreadable: outsideCalendarErrors.calendar_unreadable,
  private: outsideCalendarErrors.calendar_private,
};

/**
 * Connects a calendar: reads it once, so that a wrong link is refused while it can still be corrected. The same link
 * again changes nothing.
 * @throws AppError too_many_calendars, or the reason why it cannot be read
 */
export async function addCalendar(
  { id: professionalId, time_zone }: Pick<OwnProfessional, 'id' | 'time_zone'>,
  { name, url }: NewCalendar,
  now = new Date(),
): Promise<void> {
  const urlHash = createHash('sha256').update(url).digest();
  if (await outsideCalendarsStore.findByHash(database(), professionalId, urlHash)) return;
  await refuseSixth(database(), professionalId);
  const { reading, version } = await readFirst(url, time_zone, now);
  const sealedUrl = await sealText(url);
  await inTransaction(async (trx) => {
    // Two at once see each other here.
    await lockSubject(trx, `outside calendars ${professionalId}`);
    if (await outsideCalendarsStore.findByHash(trx, professionalId, urlHash)) return;
    await refuseSixth(trx, professionalId);
    const id = await outsideCalendarsStore.insert(trx, {
      professional_id: professionalId,
      name,
      sealed_url: sealedUrl,
      url_hash: urlHash,
      host: new URL(url).hostname,
      state: 'ok',
      ...readingColumns(reading, version, { timeZone: time_zone, now }),
      next_read_at: new Date(now.getTime() + calendarLimits.minutesBetweenReads * 60_000),
    });
    await saveBusyTimes(trx, { id, professionalId }, reading.busy);
  });
}

async function refuseSixth(
  db: Parameters<typeof outsideCalendarsStore.count>[0],
  professionalId: string,
): Promise<void> {
  const count = await outsideCalendarsStore.count(db, professionalId);
  if (count >= calendarLimits.calendarsMaximum) throw new AppError(outsideCalendarErrors.too_many_calendars);
}

async function readFirst(url: string, timeZone: string, now: Date) {
  if (!isOutsideUrl(new URL(url))) {
    const { calendar_unreadable } = outsideCalendarErrors;
    const message = outsideCalendarMessages.url;
    throw new AppError({ ...calendar_unreadable, message }, { fields: { url: message } });
  }
  const fetched = await fetchCalendar(url, null);
  if (fetched.result === 'failed') throw refused(fetched.state);
  if (fetched.result !== 'read') throw refused('unreachable');
  const reading = await readFetched(fetched.text, timeZone, now);
  if (reading.state !== 'ok') throw refused(reading.state);
  return { reading, version: fetched.version };
}

function refused(state: CalendarFailure): AppError {
  const error = failureErrors[state];
  return new AppError(error, { fields: { url: error.message } });
}
