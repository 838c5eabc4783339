import * as z from 'zod/mini';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { defineQueue } from '#app/platform/jobs/job.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { ReturnedVisit } from '#app/features/calendar-servers/reading/queries/read-calendar.server.ts';

const returned = z.object({
  professionalId: z.string(),
  calendarId: z.string(),
  startedAt: z.string(),
  /** Times are epoch minutes. */
  visits: z.array(z.object({ uid: z.string(), start: z.number(), end: z.number() })),
});
export type ReturnedVisits = z.infer<typeof returned>;

/** The visits of ours that a reading found in the calendar to which they are written. */
export const returnedVisits = defineQueue('outside-calendars.visits-returned', returned);

export function publishReturnedVisits(
  trx: Transaction,
  calendar: { professionalId: string; calendarId: string },
  { startedAt, visits }: { startedAt: Date; visits: ReturnedVisit[] },
): Promise<void> {
  return enqueue(trx, returnedVisits, { ...calendar, startedAt: startedAt.toISOString(), visits });
}
