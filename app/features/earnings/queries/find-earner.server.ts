import { AppError } from '#app/platform/errors/app-error.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { earningsErrors } from '../earnings.errors.ts';

/** The record of a person as a professional. @throws AppError earnings_no_professional. */
export async function findEarner(profileId: string) {
  const owner = await findOwnStripeAccount(profileId);
  if (!owner) throw new AppError(earningsErrors.earnings_no_professional);
  return owner;
}

/** Whose earnings are read, and the clocks by which their months are counted. */
export type Earner = { id: string; time_zone: string };
