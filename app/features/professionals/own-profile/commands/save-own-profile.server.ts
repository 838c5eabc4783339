import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { saveOwnDetails } from '#app/features/profiles/commands/save-profile.server.ts';
import { deleteFileRecord } from '#app/features/files/commands/delete-file.server.ts';
import { pathOfUrl } from '#app/features/files/public-file-url.ts';
import { findOwnUrl } from '#app/features/files/queries/find-own-url.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { changedSince } from '#app/lib/changed-since.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OwnProfileInput } from '../own-profile.schema.ts';
import { professionalErrors } from '../../professionals.errors.ts';
import { professionalsStore } from '../../professionals-store.server.ts';
import { publishProfessionalChange } from '../../commands/publish-professional-change.server.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';

/**
 * Saves a professional's profile and record in one step (OPEN-53). A replaced photo is deleted.
 * @throws AppError professional_not_found; invalid_phone; profile_changed since it was read; profile_photo_unknown
 * for anything other than an own upload
 */
export function saveOwnProfile(
  userId: string,
  professionalId: string,
  { bio, base, ...person }: OwnProfileInput,
): Promise<{ updated_at: Date }> {
  return inTransaction(async (trx) => {
    assertPhone(person.phone);
    const before = await professionalsStore.findByIdForUpdate(trx, professionalId);
    const profile = before && (await professionalsStore.findByIdWithProfile(trx, professionalId));
    if (profile?.profile_id !== userId) throw new AppError(professionalErrors.professional_not_found);
    const saved = {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone,
      bio: profile.bio ?? '',
    };
    const { profile_photo_url: wanted, ...details } = person;
    const photoSaved = profile.profile_photo_url;
    const textsDiffer = changedSince(base, saved) && changedSince({ ...saved, ...textsOf(person), bio }, saved);
    if (textsDiffer || isOtherPhoto(base?.profile_photo_url, wanted, photoSaved))
      throw new AppError(profileErrors.profile_changed, {
        extra: { saved: { ...saved, profile_photo_url: photoSaved } },
      });
    const photo = await ownPhoto(trx, userId, profile.profile_photo_url, wanted);
    await saveOwnDetails(trx, userId, { ...details, ...(photo === undefined ? {} : { profile_photo_url: photo }) });
    if (photo !== undefined) await clearFormer(trx, profile.profile_photo_url);
    await publishProfessionalChange(trx, professionalId);
    return professionalsStore.setBio(trx, professionalId, bio || null);
  });
}

function textsOf({ first_name, last_name, phone }: Pick<OwnProfileInput, 'first_name' | 'last_name' | 'phone'>) {
  return { first_name, last_name, phone };
}

/**
 * Reports whether the save would replace a photo other than the one that was shown; a save without a photo change
 * replaces none.
 */
function isOtherPhoto(
  seen: string | null | undefined,
  wanted: string | null | undefined,
  saved: string | null,
): boolean {
  return seen !== undefined && wanted !== undefined && (seen || null) !== saved && (wanted || null) !== saved;
}

/** Returns the URL of the new photo, null for none, undefined if it does not change. */
async function ownPhoto(
  trx: Transaction,
  userId: string,
  before: string | null,
  wanted: string | null | undefined,
): Promise<string | null | undefined> {
  if (wanted === undefined || wanted === before) return undefined;
  if (wanted === null || wanted === '') return before === null ? undefined : null;
  const own = await findOwnUrl(trx, 'profiles', wanted, userId);
  if (own === undefined) throw new AppError(professionalErrors.profile_photo_unknown);
  return own === before ? undefined : own;
}

async function clearFormer(trx: Transaction, url: string | null): Promise<void> {
  const path = url === null ? undefined : pathOfUrl('profiles', url);
  if (path) await deleteFileRecord(trx, 'profiles', path);
}
