import type { Connection } from '#app/platform/database/database.server.ts';
import { hasOpenDispute } from '#app/features/payments/disputes/queries/has-open-dispute.server.ts';
import type { BookingRow } from '../../bookings-store.server.ts';
import type { MovableBooking } from '../moving.ts';
import { problemsStore } from '../../problems/problems-store.server.ts';

/** A booking with everything that decides whether it may be moved. */
export async function toMovable<Row extends BookingRow>(db: Connection, booking: Row): Promise<Row & MovableBooking> {
  const isDisputed = (await problemsStore.hasOpen(db, booking.id)) || (await hasOpenDispute(db, booking.id));
  return { ...booking, is_disputed: isDisputed };
}
