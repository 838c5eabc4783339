import { database } from '#app/platform/database/database.server.ts';
import { ledgerStore } from '../ledger-store.server.ts';

/** Every movement of a booking's money, in its order. */
export function ledgerOfBooking(bookingId: string) {
  return ledgerStore.listOfBooking(database(), bookingId);
}
