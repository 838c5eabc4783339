import type { CancellingParty } from './cancel/cancellation.ts';
import type { KeyOwner } from '#app/platform/access/key-scopes.ts';
import { isAdminProfile, type ProfileRole } from '#app/platform/access/profile-types.ts';

type Parties = { client_id: string | null; professional_profile_id: string | null };
/** The part of a viewer that access to a booking depends on. */
export type BookingViewer = {
  id: string;
  profile: { role: ProfileRole } | null;
  key?: { owner: KeyOwner };
};

/**
 * The role in which a viewer may act on a booking; undefined for strangers, for whom it does not exist. A person's API
 * key knows the visits they booked, a business's key the visits it makes.
 */
export function roleInBooking(booking: Parties, viewer: BookingViewer): CancellingParty | undefined {
  const owner = viewer.key?.owner;
  if (booking.client_id === viewer.id && owner !== 'business') return 'client';
  if (booking.professional_profile_id === viewer.id && owner !== 'person') return 'professional';
  return isAdminProfile(viewer.profile) ? 'admin' : undefined;
}

/** Whether a viewer may list the bookings of a side: an API key only those of its own. */
export function mayActAs(side: 'client' | 'professional', { key }: Pick<BookingViewer, 'key'>): boolean {
  return key === undefined || key.owner === (side === 'client' ? 'person' : 'business');
}
