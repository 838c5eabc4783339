import { brokenConstraint, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { accountErrors } from '../accounts.errors.ts';
import { type ApplicantProfile, profilesStore } from '../profiles-store.server.ts';
import { normalizedUsername } from '../usernames/usernames.ts';

/**
 * Writes what an applicant says of the person, as part of the application; a profile that does not exist yet is made.
 * @throws AppError username_taken when somebody has the name, or one that looks the same (OPEN-34)
 */
export async function saveApplicantProfile(trx: Transaction, profile: ApplicantProfile): Promise<void> {
  try {
    await profilesStore.saveApplicant(trx, { ...profile, username: normalizedUsername(profile.username) });
  } catch (error) {
    if (brokenConstraint(error) === 'profiles_username')
      throw new AppError(accountErrors.username_taken, {
        cause: error,
        fields: { username: accountErrors.username_taken.message },
      });
    throw error;
  }
}
