import type { Connection } from '#app/platform/database/database.server.ts';
import { bookingsStore, type BookingRow, type BookingWithParties } from '../bookings-store.server.ts';

/** A booking as it is recorded. Money is in cents. */
export type BookingRecord = BookingRow;
export type BookingRecordWithParties = BookingWithParties;

/** A booking, unrestricted, for rooms below; undefined if it is gone. */
export function findBooking(db: Connection, id: string): Promise<BookingRecord | undefined> {
  return bookingsStore.findById(db, id);
}

/** The same with the names of its parties. */
export function findBookingWithParties(db: Connection, id: string): Promise<BookingRecordWithParties | undefined> {
  return bookingsStore.findByIdWithParties(db, id);
}
