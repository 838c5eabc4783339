import type { CancellingParty } from './cancel/cancellation.ts';
import { isAdminProfile, type ProfileRole } from '#app/platform/access/profile-types.ts';

type Parties = { client_id: string | null; professional_profile_id: string | null };
/** The part of a viewer that access to a booking depends on. */
export type BookingViewer = { id: string; profile: { role: ProfileRole } | null };

/** The role in which a viewer may act on a booking; undefined for strangers, for whom it does not exist. */
export function roleInBooking(booking: Parties, viewer: BookingViewer): CancellingParty | undefined {
  if (booking.client_id === viewer.id) return 'client';
  if (booking.professional_profile_id === viewer.id) return 'professional';
  return isAdminProfile(viewer.profile) ? 'admin' : undefined;
}
