import type { BookingParty } from '#app/features/bookings/booking.ts';

type Parties = { client_id: string | null; owner_id: string };

/**
 * Returns which party of a review a person is; undefined for strangers, for whom it does not exist. Admins have their
 * own endpoints.
 */
export function sideOfReview({ client_id, owner_id }: Parties, userId: string): BookingParty | undefined {
  if (client_id === userId) return 'client';
  return owner_id === userId ? 'professional' : undefined;
}
