import type { Connection } from '#app/platform/database/database.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { importedVisitsStore } from '../imported-visits-store.server.ts';
import type { TakenTime } from '../taken-time.ts';

/** What a professional has within a span: bookings, holds, visits entered by hand, blocked times. */
export async function listTakenTimes(
  db: Connection,
  professionalId: string,
  { from, to }: { from: Date; to: Date },
): Promise<TakenTime[]> {
  const rows = await importedVisitsStore.listTaken(db, professionalId, from, to);
  return rows.map(({ start_time, end_time, reason, client_name, email, phone }) => ({
    start: epochMinutesOf(start_time),
    end: epochMinutesOf(end_time),
    reason,
    person: client_name === null ? null : { name: client_name, email, phone },
  }));
}
