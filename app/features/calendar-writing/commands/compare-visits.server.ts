import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import type { ReturnedVisits } from '#app/features/outside-calendars/commands/publish-returned-visits.server.ts';
import { findWrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import { calendarLimits } from '#app/features/calendar-servers/calendar-limits.ts';
import { visitUid } from '#app/features/calendar-servers/visit-uid.ts';
import { config } from '#app/platform/config/config.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { formatDay } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { stateAfterReading } from '../calendar-visit.ts';
import { changedVisitsStore } from '../changed-visits-store.server.ts';

type ComparedVisit = Awaited<ReturnType<typeof changedVisitsStore.lockComparable>>[number];

const dayInMilliseconds = 24 * 3_600_000;
const mailedMaximum = 10;

/**
 * Compares what a reading found of our visits with what was written. Nothing happens to a visit whose event was deleted
 * or moved: its professional is asked, by a mail and on the page.
 */
export async function compareVisits({ professionalId, calendarId, startedAt, visits }: ReturnedVisits): Promise<void> {
  const calendar = await findWrittenCalendar(professionalId);
  if (calendar?.id !== calendarId) return;
  const began = new Date(startedAt);
  const before = new Date(began.getTime() + (calendarLimits.daysAhead - 1) * dayInMilliseconds);
  const { BASE_URL } = config();
  const found = new Map(visits.map((visit) => [visit.uid, visit]));
  await inTransaction(async (trx) => {
    const changed: ComparedVisit[] = [];
    for (const row of await changedVisitsStore.lockComparable(trx, calendar, { startedAt: began, before })) {
      const { event_id, event_url, state, start_time, end_time } = row;
      if (!start_time || !end_time) continue;
      const written = { start: epochMinutesOf(start_time), end: epochMinutesOf(end_time) };
      const next = stateAfterReading(written, found.get(visitUid(event_id, BASE_URL)));
      if (next === state) continue;
      await changedVisitsStore.setState(trx, event_url, next);
      if (state === 'written') changed.push(row);
    }
    if (changed.length > 0) await mailChanges(trx, professionalId, calendar.name, changed);
  });
}

async function mailChanges(
  trx: Transaction,
  professionalId: string,
  name: string,
  changed: readonly ComparedVisit[],
): Promise<void> {
  const owner = await changedVisitsStore.findOwner(trx, professionalId);
  if (!owner) return;
  const visits = changed.slice(0, mailedMaximum).map(({ service_name, start_time }) => {
    const day = start_time && formatDay(localDate(epochMinutesOf(start_time), owner.time_zone));
    return `${service_name}, ${day}`;
  });
  await mailAccountNotice(trx, { kind: 'calendar-visits-changed', email: owner.email, name, visits });
}
