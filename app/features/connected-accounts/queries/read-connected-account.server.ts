import type Stripe from 'stripe';
import { connectedAccountStatus, type ConnectedAccountStatus } from '../connected-account.ts';
import { asPaymentError, isInaccessibleAccount, stripe } from '#app/platform/stripe/stripe.server.ts';

/** A connected account as Stripe has it now: the only source of its status (OPEN-44). */
export type ConnectedAccountState = {
  id: string;
  status: ConnectedAccountStatus;
  /** What Stripe requires next, in its own names ("individual.verification.document"). */
  currentlyDue: string[];
};

/**
 * Retrieves an account from Stripe; undefined if it has none of ours with this id.
 * @throws AppError with details.type "stripe"
 */
export async function readConnectedAccount(accountId: string): Promise<ConnectedAccountState | undefined> {
  try {
    return toState(await stripe().accounts.retrieve(accountId));
  } catch (error) {
    if (isInaccessibleAccount(error)) return undefined;
    throw asPaymentError(error);
  }
}

function toState(account: Stripe.Account): ConnectedAccountState {
  return {
    id: account.id,
    status: connectedAccountStatus({
      detailsSubmitted: account.details_submitted,
      payoutsEnabled: account.payouts_enabled,
      transfers: account.capabilities?.transfers,
      disabledReason: account.requirements?.disabled_reason ?? null,
    }),
    currentlyDue: account.requirements?.currently_due ?? [],
  };
}
