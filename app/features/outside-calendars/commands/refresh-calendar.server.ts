import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { failureText, mayPass, type CalendarFailure } from '#app/features/calendar-servers/calendar-state.ts';
import { findLogin, type AccountLogin } from '../accounts/account-login.server.ts';
import { fetchAccountCalendar } from '#app/features/calendar-servers/caldav/queries/fetch-account-calendar.server.ts';
import { CalendarServerFailure } from '#app/features/calendar-servers/calendar-server-failure.ts';
import { fetchCalendar, type FileVersion } from '#app/features/calendar-servers/queries/fetch-calendar.server.ts';
import { readGoogleCalendar } from '#app/features/calendar-servers/google/queries/read-google-calendar.server.ts';
import { outsideCalendarsStore, type ClaimedCalendar } from '../outside-calendars-store.server.ts';
import { readFetched, readingRange } from '../read-fetched.server.ts';
import type { CalendarReading } from '#app/features/calendar-servers/reading/queries/read-calendar.server.ts';
import { publishReturnedVisits } from './publish-returned-visits.server.ts';
import { saveBusyTimes } from './save-reading.server.ts';

type Outcome =
  | { result: 'unchanged' }
  | { result: 'read'; reading: Extract<CalendarReading, { state: 'ok' }>; version: FileVersion }
  | { result: 'failed'; state: CalendarFailure };

const dayInMilliseconds = 24 * 3_600_000;
const { minutesBetweenReads, failuresBeforeMail, daysAheadMinimum } = calendarLimits;
const doublingsMaximum = 4;

/**
 * Reads a calendar again, unless a reading began since `before`. What was busy stays busy while it cannot be read. Asks
 * another server, so it stays outside of transactions.
 */
export async function refreshCalendar(id: string, before: Date, now = new Date()): Promise<void> {
  const calendar = await outsideCalendarsStore.claim(database(), id, { before, now });
  if (!calendar) return;
  const outcome = await read(calendar, now);
  await inTransaction(async (trx) => {
    const locked = await outsideCalendarsStore.lockReading(trx, id, calendar.attempts);
    if (!locked) return;
    if (outcome.result === 'failed') {
      const failures = locked.failures + 1;
      const isMailed = locked.mailed_at === null && (!mayPass(outcome.state) || failures >= failuresBeforeMail);
      const { email, name } = locked;
      const text = failureText(outcome.state, locked.provider);
      if (isMailed) await mailAccountNotice(trx, { kind: 'calendar-failing', email, name, text });
      await outsideCalendarsStore.update(trx, id, {
        state: outcome.state,
        failures,
        failing_since: locked.failing_since ?? now,
        mailed_at: isMailed ? now : locked.mailed_at,
        next_read_at: nextReading(failures, now),
      });
      return;
    }
    await outsideCalendarsStore.update(trx, id, {
      ...recovered,
      read_at: now,
      ...changesOf(outcome, calendar.time_zone, now),
    });
    if (outcome.result !== 'read') return;
    const { professional_id: professionalId, is_written: isWritten } = locked;
    const { busy, ownVisits: visits } = outcome.reading;
    await saveBusyTimes(trx, { id, professionalId }, busy);
    if (isWritten) await publishReturnedVisits(trx, { professionalId, calendarId: id }, { startedAt: now, visits });
  });
}

const recovered = { state: 'ok', failures: 0, failing_since: null, mailed_at: null } as const;

async function read(calendar: ClaimedCalendar, now: Date): Promise<Outcome> {
  const { account_id } = calendar;
  const login = account_id === null ? null : await findLogin(account_id);
  if (login === undefined) return { result: 'failed', state: 'revoked' };
  return login?.provider === 'google'
    ? readAtGoogle(calendar, login.refreshToken, now)
    : readFile(calendar, login, now);
}

/** Of a link, or of an account at a calendar server. */
async function readFile(
  calendar: ClaimedCalendar,
  login: Extract<AccountLogin, { provider: 'caldav' }> | null,
  now: Date,
): Promise<Outcome> {
  const { sealed_url, time_zone, etag, last_modified } = calendar;
  const url = await openSealedText(sealed_url);
  const known = isReadAlready(calendar, now) ? { etag, last_modified } : null;
  const fetched = await (login === null
    ? fetchCalendar(url, known)
    : fetchAccountCalendar(url, login, known, readingRange(now)));
  if (fetched.result !== 'read') return fetched;
  const reading = await readFetched(fetched.text, time_zone, now);
  if (reading.state !== 'ok') return { result: 'failed', state: reading.state };
  return { result: 'read', reading, version: fetched.version };
}

/**
 * Whether an unchanged file says nothing new: later days come into reach as time passes, and whole days are others in the
 * zone to which a professional moved.
 */
function isReadAlready({ covers_until, read_in_zone, time_zone }: ClaimedCalendar, now: Date): boolean {
  const isFarEnough = covers_until.getTime() > now.getTime() + daysAheadMinimum * dayInMilliseconds;
  return isFarEnough && read_in_zone === time_zone;
}

async function readAtGoogle(
  { sealed_url, is_written: isWritten }: ClaimedCalendar,
  refreshToken: string,
  now: Date,
): Promise<Outcome> {
  const url = await openSealedText(sealed_url);
  try {
    const reading = await readGoogleCalendar(refreshToken, { url, isWritten, range: readingRange(now) });
    return { result: 'read', reading, version: { etag: null, last_modified: null } };
  } catch (error) {
    if (!(error instanceof CalendarServerFailure)) throw error;
    return { result: 'failed', state: error.state };
  }
}

function changesOf(outcome: Exclude<Outcome, { result: 'failed' }>, timeZone: string, now: Date) {
  return outcome.result === 'unchanged' ? {} : readingColumns(outcome.reading, outcome.version, { timeZone, now });
}

/** What is stored of a reading beside its busy times. */
export function readingColumns(
  { unreadEvents, guessedZones }: Extract<CalendarReading, { state: 'ok' }>,
  version: FileVersion,
  { timeZone, now }: { timeZone: string; now: Date },
) {
  const covers_until = dateOfEpochMinutes(readingRange(now).to);
  return {
    ...version,
    covers_until,
    read_in_zone: timeZone,
    unread_events: unreadEvents,
    guessed_zones: guessedZones,
  };
}

/** The longer a calendar fails, the less often it is asked: every 15 minutes at first, in the end every 4 hours. */
function nextReading(failures: number, now: Date): Date {
  const doublings = Math.min(Math.max(0, failures - failuresBeforeMail), doublingsMaximum);
  return new Date(now.getTime() + minutesBetweenReads * 2 ** doublings * 60_000);
}
