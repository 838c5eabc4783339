import { findPostalCode } from '#app/lib/address-postal-code.ts';
import type { BookingStatus } from './booking.ts';
import { deletedAccount } from './departed.ts';

/** What tells whether a booking was ever paid: how it was paid stays written on it when it is cancelled. */
export type Paid = { status: BookingStatus; payment_method: string | null };

/**
 * Whether the parties of a booking learn how to reach each other: e-mail, telephone, the client's address and notes.
 * From the payment on, for good; a hold alone shares nothing, or anybody could collect them
 * (docs/decisions/040-unpaid-holds.md).
 */
export function isContactShared({ status, payment_method }: Paid): boolean {
  return status === 'confirmed' || status === 'completed' || payment_method !== null;
}

/** What a professional reads of a client's address: all of it once the booking is paid, before that its ZIP. */
export function placeForProfessional({ location, ...booking }: Paid & { location: string }): string {
  if (isContactShared(booking) || location === deletedAccount.location) return location;
  const zip = findPostalCode(location);
  return zip ? `ZIP ${zip}, shared in full once paid` : 'Shared once paid';
}
