import { database, type Connection } from '#app/platform/database/database.server.ts';
import { disputesStore } from '../../disputes/disputes-store.server.ts';
import { paymentsStore } from '../../payments-store.server.ts';
import { refundsStore } from '../../refunds/refunds-store.server.ts';
import { transferReversalsStore } from '../../transfers/transfer-reversals-store.server.ts';
import { transfersStore } from '../../transfers/transfers-store.server.ts';
import { ledgerStore } from '../ledger-store.server.ts';

/** Reads a booking's payment, refunds, transfer, reversals and disputes. */
export async function moneyOfBooking(bookingId: string, db: Connection = database()) {
  const [payment, refunds, transfer, reversals, disputes] = await Promise.all([
    paymentsStore.findPayment(db, bookingId),
    refundsStore.listOfBooking(db, bookingId),
    transfersStore.findByBooking(db, bookingId),
    transferReversalsStore.listOfBooking(db, bookingId),
    disputesStore.listOfBooking(db, bookingId),
  ]);
  return { payment, refunds, transfer, reversals, disputes };
}

/** Lists every movement of a booking's money, in order. */
export function ledgerOfBooking(bookingId: string) {
  return ledgerStore.listOfBooking(database(), bookingId);
}
