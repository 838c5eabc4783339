import { AppError } from '#app/platform/errors/app-error.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { earningsErrors } from '../earnings.errors.ts';

/**
 * Finds a person's professional record.
 * @throws AppError earnings_no_professional
 */
export async function findEarner(profileId: string) {
  const owner = await findOwnStripeAccount(profileId);
  if (!owner) throw new AppError(earningsErrors.earnings_no_professional);
  return owner;
}

/** The professional whose earnings are read, and the time zone of their months. */
export type Earner = { id: string; time_zone: string };
