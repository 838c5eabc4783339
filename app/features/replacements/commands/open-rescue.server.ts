import type { Transaction } from '#app/platform/database/database.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';
import type { CancellingParty } from '#app/features/bookings/cancel/cancellation.ts';
import type { BookingRecord } from '#app/features/bookings/queries/find-booking.server.ts';
import { rescuesStore } from '../rescues-store.server.ts';

/**
 * Lets the client of a paid visit that somebody else cancels choose a replacement, in the transaction of the
 * cancellation: what kind of service it was is gone later if the professional leaves.
 */
export async function openRescue(trx: Transaction, booking: BookingRecord, by: CancellingParty): Promise<void> {
  if (by === 'client') return;
  const service = booking.service_id === null ? undefined : await findService(trx, booking.service_id);
  await rescuesStore.insert(trx, booking.id, service?.category_id ?? null);
}
