import { isAdminProfile, type ProfileRole } from '#app/platform/access/profile-types.ts';

export type ListingFlags = { verified: boolean; is_approved: boolean };

/** Reports whether everyone may see a professional (OPEN-15): verified or approved. */
export function isListed(professional: ListingFlags): boolean {
  return professional.verified || professional.is_approved;
}

/** Reports whether a professional may be booked (OPEN-16): approved and verified. */
export function acceptsBookings(professional: ListingFlags): boolean {
  return professional.verified && professional.is_approved;
}

type StripeAccount = { stripe_account_id: string | null; stripe_account_status: string | null };

/**
 * Reports whether a visit's share can reach a professional, now or once Stripe has what it needs. An account that
 * Stripe has rejected never receives anything (decision 014).
 */
export function canBePaid({ stripe_account_id, stripe_account_status }: StripeAccount): boolean {
  return stripe_account_id !== null && stripe_account_status !== 'rejected';
}

/**
 * Reports whether a professional may publish anything new, which includes every uploaded picture, public from the
 * start (STORE-003): not while suspended. The rest of their dashboard stays available, since none of it is shown to
 * others (OPEN-14, decision 016).
 */
export function mayPublish({ suspended }: { suspended: boolean }): boolean {
  return !suspended;
}

export type Reader = { id: string; profile: { role: ProfileRole } | null } | undefined;

/**
 * Reports whether a reader may see the page. The professional and admins see it before it is listed, as a preview
 * (OPEN-15).
 */
export function maySeeProfessional(professional: ListingFlags & { profile_id: string }, reader: Reader): boolean {
  return isListed(professional) || reader?.id === professional.profile_id || isAdminProfile(reader?.profile);
}

/**
 * Reports whether a reader may see contact details: only the professional and admins; parties of a shared booking get
 * them with the booking (OPEN-18).
 */
export function maySeeContact(professional: { profile_id: string }, reader: Reader): boolean {
  return reader?.id === professional.profile_id || isAdminProfile(reader?.profile);
}
