import { database } from '#app/platform/database/database.server.ts';
import { ledgerStore } from '../ledger-store.server.ts';

/** Lists every movement of a booking's money, in order. */
export function ledgerOfBooking(bookingId: string) {
  return ledgerStore.listOfBooking(database(), bookingId);
}
