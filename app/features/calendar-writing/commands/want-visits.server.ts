import * as z from 'zod/mini';
import { findWrittenCalendar } from '#app/features/outside-calendars/accounts/queries/find-written-calendar.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { calendarVisitsStore, type WantedVisits } from '../calendar-visits-store.server.ts';

/** Something is to be written or removed; a queue of its own, because other people's servers may be slow. */
export const dueVisits = defineQueue('calendar-writing.due', z.object({}), { retryLimit: 0 });

export function publishDueVisits(trx: Transaction): Promise<void> {
  return enqueue(trx, dueVisits, {});
}

/**
 * Wants a professional's coming visits, or one of them, in the calendar that they chose, and nowhere else. Nothing is
 * written here; a second call changes nothing.
 */
export async function wantVisits(visits: WantedVisits, now: Date): Promise<void> {
  const calendar = await findWrittenCalendar(visits.professionalId);
  await inTransaction(async (trx) => {
    const unwanted = await calendarVisitsStore.unwant(trx, visits, calendar?.url, now);
    const wanted = calendar ? await calendarVisitsStore.want(trx, visits, calendar, now) : 0;
    if (unwanted + wanted > 0) await publishDueVisits(trx);
  });
}
