import { AppError } from '#app/platform/errors/app-error.ts';
import { connectErrors } from '../connect.errors.ts';
import { findOwnAccountId } from '../queries/read-connected-money.server.ts';
import { asPaymentError, isDefiniteRefusal, stripe } from '#app/platform/stripe/stripe.server.ts';

/**
 * Creates a link to a person's own dashboard at Stripe, which works once and for a few minutes.
 * @throws AppError connect_no_professional, connect_no_account; connect_not_finished while Stripe has no details yet;
 * errors of details.type "stripe"
 */
export async function createDashboardLink(profileId: string): Promise<{ url: string }> {
  const account = await findOwnAccountId(profileId);
  try {
    const { url } = await stripe().accounts.createLoginLink(account);
    return { url };
  } catch (error) {
    // Stripe opens the dashboard only for accounts that have finished its onboarding.
    if (isDefiniteRefusal(error)) throw new AppError(connectErrors.connect_not_finished, { cause: error });
    throw asPaymentError(error);
  }
}
