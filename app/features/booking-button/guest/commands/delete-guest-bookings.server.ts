import { database, type Transaction } from '#app/platform/database/database.server.ts';
import { guestBookingsStore } from '../guest-bookings-store.server.ts';

const day = 24 * 3_600_000;

/** Deletes what was not confirmed, a day after its link ended; until then the link says where to choose again. */
export async function deleteEndedGuestBookings(now = new Date()): Promise<void> {
  await guestBookingsStore.deleteEndedBefore(database(), new Date(now.getTime() - day));
}

/** Deletes what a person chose as a guest, when they close their account. */
export async function deleteGuestBookingsOf(trx: Transaction, email: string): Promise<void> {
  await guestBookingsStore.deleteOfEmail(trx, email);
}
