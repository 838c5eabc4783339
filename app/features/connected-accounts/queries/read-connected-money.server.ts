import type Stripe from 'stripe';
import { AppError } from '#app/platform/errors/app-error.ts';
import { cents, dollarString } from '#app/lib/money.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { connectErrors } from '../connect.errors.ts';
import type { ConnectedMoney, ConnectedPayout } from '../connected-money.ts';
import { asPaymentError, isInaccessibleAccount, stripe } from '#app/platform/stripe/stripe.server.ts';

const payoutsShown = 5;

/**
 * Retrieves the balance and latest payouts of a person's own connected account from Stripe.
 * @throws AppError connect_no_professional; connect_no_account if there is none of ours; errors of details.type
 * "stripe" if Stripe refuses or cannot be reached
 */
export async function readConnectedMoney(profileId: string): Promise<ConnectedMoney> {
  const stripeAccount = await findOwnAccountId(profileId);
  try {
    const [balance, payouts] = await Promise.all([
      stripe().balance.retrieve({}, { stripeAccount }),
      stripe().payouts.list({ limit: payoutsShown }, { stripeAccount }),
    ]);
    return {
      available_amount: sumOf(balance.available),
      pending_amount: sumOf(balance.pending),
      payouts: payouts.data.map(toPayout),
    };
  } catch (error) {
    if (isInaccessibleAccount(error)) throw new AppError(connectErrors.connect_no_account, { cause: error });
    throw asPaymentError(error);
  }
}

/**
 * Finds the id of a person's account at Stripe.
 * @throws AppError connect_no_professional, connect_no_account
 */
export async function findOwnAccountId(profileId: string): Promise<string> {
  const owner = await findOwnStripeAccount(profileId);
  if (!owner) throw new AppError(connectErrors.connect_no_professional);
  if (!owner.stripe_account_id) throw new AppError(connectErrors.connect_no_account);
  return owner.stripe_account_id;
}

function sumOf(amounts: readonly { amount: number; currency: string }[]): string {
  return dollarString(
    cents(amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0)),
  );
}

function toPayout({ id, amount, status, arrival_date, failure_message }: Stripe.Payout): ConnectedPayout {
  // Stripe's day begins at midnight UTC (https://docs.stripe.com/api/payouts/object#payout_object-arrival_date).
  const day = new Date(arrival_date * 1000).toISOString().slice(0, 10);
  return {
    id,
    amount: dollarString(cents(amount)),
    status,
    arrival_date: day,
    failure: status === 'failed' ? failure_message : null,
  };
}
