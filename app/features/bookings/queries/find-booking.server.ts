import type { Connection } from '#app/platform/database/database.server.ts';
import {
  bookingsStore,
  type BookingParty,
  type BookingRow,
  type BookingWithParties,
} from '../bookings-store.server.ts';

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

/** Whose bookings are meant: those as a client and, with a professional record, as a professional. */
export type BookingPerson = BookingParty;

/** Pending and confirmed bookings of a person in either role, earliest first. */
export function listLiveOfPerson(db: Connection, person: BookingPerson): Promise<BookingRecordWithParties[]> {
  return bookingsStore.listLiveOfPerson(db, person);
}

/** Of a professional only. */
export function listLiveOfProfessional(db: Connection, professionalId: string): Promise<BookingRecordWithParties[]> {
  return bookingsStore.listLiveOfProfessional(db, professionalId);
}

/** The ids of pending bookings without a checkout that were made before an instant. */
export function listForgottenHolds(db: Connection, before: Date, limit: number): Promise<{ id: string }[]> {
  return bookingsStore.listForgottenHolds(db, before, limit);
}
