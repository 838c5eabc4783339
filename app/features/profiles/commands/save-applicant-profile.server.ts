import { brokenConstraint, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type ApplicantProfile, profilesStore } from '../profiles-store.server.ts';
import { normalizedUsername } from '../usernames/usernames.ts';
import { profileErrors } from '../profiles.errors.ts';

/**
 * Saves the applicant's personal details as part of the application; creates the profile if it is missing.
 * @throws AppError username_taken if the name, or one that looks the same, is taken (OPEN-34)
 */
export async function saveApplicantProfile(trx: Transaction, profile: ApplicantProfile): Promise<void> {
  try {
    await profilesStore.saveApplicant(trx, { ...profile, username: normalizedUsername(profile.username) });
  } catch (error) {
    if (brokenConstraint(error) === 'profiles_username')
      throw new AppError(profileErrors.username_taken, {
        cause: error,
        fields: { username: profileErrors.username_taken.message },
      });
    throw error;
  }
}
