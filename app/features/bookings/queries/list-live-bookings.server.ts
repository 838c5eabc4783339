import type { Connection } from '#app/platform/database/database.server.ts';
import { bookingsStore, type BookingParty } from '../bookings-store.server.ts';
import type { BookingRecordWithParties } from './find-booking.server.ts';

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
