import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import type { paidVisitAnswer } from '../answers/money.server.ts';
import { paidVisitsStore } from '../paid-visits-store.server.ts';

/** What the payment of a booking says of the visit and its two, which stays when the booking is deleted (OPEN-46). */
export type PaidVisit = z.infer<typeof paidVisitAnswer>;

const unpaid: PaidVisit = { service_name: null, client_name: '', professional_name: '', is_booking_deleted: false };

/**
 * Adds to rows about bookings' money what their payments say.
 * @param rows in any order, which stays
 */
export async function withPaidVisits<Row extends { booking_id: string }>(
  rows: readonly Row[],
): Promise<(Row & { visit: PaidVisit })[]> {
  if (rows.length === 0) return [];
  const found = await paidVisitsStore.listPaidVisits(
    database(),
    rows.map(({ booking_id }) => booking_id),
  );
  const visits = new Map(found.map(({ booking_id, ...visit }) => [booking_id, visit]));
  return rows.map((row) => ({ ...row, visit: visits.get(row.booking_id) ?? unpaid }));
}
