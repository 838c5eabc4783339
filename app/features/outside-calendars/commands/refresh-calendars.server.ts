import { setTimeout as wait } from 'node:timers/promises';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';
import { refreshCalendar } from './refresh-calendar.server.ts';

const atOnce = 5;
const lotMaximum = 200;
const { patienceMilliseconds, freshSeconds } = calendarLimits;

/** Reads all calendars whose turn it is, a few at a time. */
export async function refreshDueCalendars(now: Date): Promise<void> {
  const due = await outsideCalendarsStore.listDue(database(), now, lotMaximum);
  const next = due.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const id of next) await refreshCalendar(id, now, now).catch((error: unknown) => logFailure(error, id));
    }),
  );
}

/**
 * Reads a professional's calendars again before one of their slots is taken, if nobody has lately. Nobody waits longer
 * than a moment: what is read later counts from then on.
 */
export async function refreshCalendarsOf(professionalId: string): Promise<void> {
  const late = new AbortController();
  await Promise.race([
    refreshStale(professionalId).catch((error: unknown) => logFailure(error)),
    wait(patienceMilliseconds, null, { signal: late.signal }).catch(() => null),
  ]);
  late.abort();
}

async function refreshStale(professionalId: string): Promise<void> {
  const before = new Date(Date.now() - freshSeconds * 1000);
  const stale = await outsideCalendarsStore.listStale(database(), professionalId, before);
  await Promise.all(stale.map((id) => refreshCalendar(id, before)));
}

function logFailure(error: unknown, calendar?: string): void {
  log.error({ err: error, calendar }, 'a calendar could not be read again');
}
