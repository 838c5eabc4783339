import { isAdminProfile, type ProfileRole } from '#app/platform/access/profile-types.ts';

export type ListingFlags = { verified: boolean; is_approved: boolean };

/** Who everybody may see (OPEN-15): professionals that are verified or approved. */
export function isListed(professional: ListingFlags): boolean {
  return professional.verified || professional.is_approved;
}

/** Who may be booked (OPEN-16): professionals that are both approved and verified. */
export function acceptsBookings(professional: ListingFlags): boolean {
  return professional.verified && professional.is_approved;
}

/**
 * Who may show everybody something new, which an uploaded picture is from its first second (STORE-003): not while the
 * team has suspended somebody. Everything else of the own dashboard stays theirs, as nothing of it is shown (OPEN-14,
 * decision 016).
 */
export function mayPublish({ suspended }: { suspended: boolean }): boolean {
  return !suspended;
}

export type Reader = { id: string; profile: { role: ProfileRole } | null } | undefined;

/** The professional in person and admins see the page before it is listed, as a preview (OPEN-15). */
export function maySeeProfessional(professional: ListingFlags & { profile_id: string }, reader: Reader): boolean {
  return isListed(professional) || reader?.id === professional.profile_id || isAdminProfile(reader?.profile);
}

/**
 * Contact details go to the person and to admins only; parties of a shared booking get them with the booking
 * (OPEN-18).
 */
export function maySeeContact(professional: { profile_id: string }, reader: Reader): boolean {
  return reader?.id === professional.profile_id || isAdminProfile(reader?.profile);
}
