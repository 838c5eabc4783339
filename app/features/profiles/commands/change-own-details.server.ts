import { changedSince } from '#app/lib/changed-since.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { profilesStore } from '../profiles-store.server.ts';
import { assertPhone } from './assert-phone.server.ts';
import { publishNameChange } from './publish-name-change.server.ts';
import { profileErrors } from '../profiles.errors.ts';
import type { ProfileDetails, ProfileDetailsChange } from '../profile.schema.ts';

/**
 * Changes name and phone of the own profile. Saving the stored values again succeeds.
 * @throws AppError not_found without a profile; invalid_phone; profile_changed, with the stored values, if it changed
 * since it was shown
 */
export function changeOwnDetails(
  userId: string,
  { base, ...details }: ProfileDetailsChange,
): Promise<ProfileDetails & { id: string }> {
  assertPhone(details.phone);
  return inTransaction(async (trx) => {
    const before = await profilesStore.findByIdForChange(trx, userId);
    if (!before) throw new AppError(platformErrors.not_found);
    const saved = { first_name: before.first_name, last_name: before.last_name, phone: before.phone };
    if (changedSince(base, saved) && changedSince(details, saved))
      throw new AppError(profileErrors.profile_changed, { extra: { saved } });
    await profilesStore.setDetails(trx, userId, details);
    if (details.first_name !== saved.first_name || details.last_name !== saved.last_name)
      await publishNameChange(trx, userId);
    return { id: userId, ...details };
  });
}
