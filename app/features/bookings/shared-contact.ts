import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import type { BookingStatus } from './booking.ts';
import { deletedAccount } from './departed.ts';

/** What shows that a booking was ever paid: its payment method stays when it is cancelled. */
export type Paid = { status: BookingStatus; payment_method: string | null };

/**
 * Whether the parties share contact details: e-mail, phone, the client's address and notes. From the payment on, for
 * good; a hold shares nothing, or anybody could collect them (docs/decisions/040-unpaid-holds.md).
 */
export function isContactShared({ status, payment_method }: Paid): boolean {
  return status === 'confirmed' || status === 'completed' || payment_method !== null;
}

/** What a professional sees of a client's address: the ZIP until the booking is paid, then all of it. */
export function placeForProfessional({ location, ...booking }: Paid & { location: string }): string {
  if (isContactShared(booking) || location === deletedAccount.location) return location;
  const zip = findPostalCode(location);
  return zip ? `ZIP ${zip}, shared in full once paid` : 'Shared once paid';
}
