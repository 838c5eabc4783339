import type { Kysely } from 'kysely';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { rescheduleBooking } from '#app/features/moving/commands/reschedule-booking.server.ts';
import { buildPaidBooking } from '#tests/factories/bookings.ts';

const zone = platformTimeZone;
type Visit = { id: string; client_id: string | null; start_time: Date };

export const isoOf = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), zone);
/** Returns "done", or the error code. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** Moves paid visits of a professional as their clients do, and reads the results. */
export function movingJourney(db: Kysely<Tables>) {
  const paid = (client: { id: string }, professionalId: string, start_time: Date) =>
    buildPaidBooking(db, { client_id: client.id, professional_id: professionalId, start_time });
  const move = (visit: Visit, to: Date, now: Date, as = visit.client_id ?? '') =>
    rescheduleBooking(visit.id, as, { expectedStart: isoOf(visit.start_time), newStart: isoOf(to) }, now);
  const rowOf = (id: string) => db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const movesOf = (id: string) =>
    db.selectFrom('booking_moves').selectAll().where('booking_id', '=', id).orderBy('number').execute();
  /** Reads all money and terms, which no move may change. */
  const moneyOf = async (professionalId: string) => {
    const [bookings, payments, refunds, transfers, checkouts] = await Promise.all([
      db.selectFrom('bookings').selectAll().where('professional_id', '=', professionalId).orderBy('id').execute(),
      db.selectFrom('payments').selectAll().where('professional_id', '=', professionalId).orderBy('id').execute(),
      db.selectFrom('refunds').selectAll().orderBy('id').execute(),
      db.selectFrom('transfers').selectAll().orderBy('id').execute(),
      db.selectFrom('checkouts').selectAll().orderBy('booking_id').execute(),
    ]);
    return { bookings: bookings.map(withoutTime), payments: payments.map(withoutTime), refunds, transfers, checkouts };
  };
  return { paid, move, rowOf, movesOf, moneyOf };
}

const timeColumns = new Set([
  'booking_date',
  'start_time',
  'end_time',
  'busy_until',
  'moves',
  'updated_at',
  'visit_at',
]);

function withoutTime(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !timeColumns.has(column)));
}
