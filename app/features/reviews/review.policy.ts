import type { BookingParty } from '#app/features/bookings/booking.ts';

type Parties = { client_id: string | null; owner_id: string };

/**
 * On which side of a review somebody stands; undefined for strangers, to whom it does not exist. Admins decide by
 * their own calls.
 */
export function sideOfReview({ client_id, owner_id }: Parties, userId: string): BookingParty | undefined {
  if (client_id === userId) return 'client';
  return owner_id === userId ? 'professional' : undefined;
}
