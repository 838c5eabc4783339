import type { Transaction, Connection } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../profiles-store.server.ts';
import type { ProfileType } from '#app/platform/access/profile-types.ts';

export type OwnDetails = { first_name: string; last_name: string; phone: string; profile_photo_url?: string | null };

/**
 * Saves name, phone and picture of a profile in the caller's transaction (API-017 to API-020).
 * @returns undefined without a profile
 */
export function saveOwnDetails(trx: Transaction, profileId: string, details: OwnDetails) {
  return profilesStore.setDetails(trx, profileId, details);
}

/** Saves the email of a profile when that of its account changes: they stay equal. */
export async function saveProfileEmail(trx: Transaction, profileId: string, email: string): Promise<void> {
  await profilesStore.setEmail(trx, profileId, email);
}

/** Sets a profile's type in the caller's transaction. Never called with user input. */
export async function setProfileType(db: Connection, profileId: string, type: ProfileType): Promise<void> {
  await profilesStore.setType(db, profileId, type);
}
