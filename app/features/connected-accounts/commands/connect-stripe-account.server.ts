import type * as z from 'zod/mini';
import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { config } from '#app/platform/config/config.server.ts';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { recordConnectedAccount } from '#app/features/professionals/commands/record-connected-account.server.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { requestMissingPrices } from '#app/features/services/prices/commands/create-missing-prices.server.ts';
import { connectErrors } from '../connect.errors.ts';
import { connectedAccountCountry, stripeReturn } from '../connected-account.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';
import {
  asPaymentError,
  isDefiniteRefusal,
  isIdempotencyClash,
  isServerFailure,
  stripe,
} from '#app/platform/stripe/stripe.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';
import type { connectAnswer } from '../answers/connected-account.server.ts';

/** The documented response of create-connect-account (API-077 to API-079). */
export type ConnectAnswer = z.infer<typeof connectAnswer>;

/**
 * Creates a link to Stripe's onboarding for a professional, with their one account (GEN-015) or a new one.
 * @throws AppError connect_no_professional if the caller has no record, or names another's; errors of details.type
 * "stripe" if Stripe refuses or cannot be reached
 */
export async function connectStripeAccount(
  caller: { id: string; email: string },
  professionalId: string,
): Promise<ConnectAnswer> {
  const professional = await findOwnStripeAccount(caller.id);
  if (professional?.id !== professionalId) throw new AppError(connectErrors.connect_no_professional);
  const accountId = professional.stripe_account_id ?? (await createAccount(professionalId, caller.email));
  const account = await refreshConnectedAccount(accountId);
  return {
    accountLink: await createLink(accountId),
    accountId,
    requirements: { currently_due: account?.currentlyDue ?? [] },
  };
}

/**
 * Creates one account, even for simultaneous requests: the idempotency key contains professional and attempt, and the
 * first account stays. Services from the application get their prices at once (OPEN-42).
 */
async function createAccount(professionalId: string, email: string): Promise<string> {
  await connectedAccountsStore.insert(database(), professionalId);
  const row = await connectedAccountsStore.find(database(), professionalId);
  if (!row) throw new AppError(connectErrors.connect_no_professional);
  const accountId = row.stripe_account_id ?? (await requestAccount(professionalId, email, row.attempt));
  return inTransaction(async (trx) => {
    const kept = await connectedAccountsStore.setAccount(trx, professionalId, accountId);
    await recordConnectedAccount(trx, professionalId, kept);
    await requestMissingPrices(trx, professionalId);
    return kept;
  });
}

async function requestAccount(professionalId: string, email: string, attempt: number): Promise<string> {
  try {
    const { id } = await stripe().accounts.create(accountParameters(professionalId, email), {
      idempotencyKey: `professional:${professionalId}:account:${attempt}`,
    });
    return id;
  } catch (error) {
    const made = isIdempotencyClash(error) ? await accountOfOtherCall(professionalId) : undefined;
    if (made) return made;
    // Either nothing was created for certain, or Stripe would repeat its stored failure: the next call has a new key.
    if (isDefiniteRefusal(error) || isServerFailure(error))
      await connectedAccountsStore.nextAttempt(database(), professionalId, attempt);
    throw asPaymentError(error);
  }
}

function accountParameters(professionalId: string, email: string): Stripe.AccountCreateParams {
  return {
    country: connectedAccountCountry,
    email,
    // Stripe collects the details and provides the Express dashboard; we pay its fees and are liable for losses.
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    // The platform charges clients, and transfers what the professional earned
    // (docs/decisions/014-connecting-stripe.md).
    capabilities: { transfers: { requested: true } },
    metadata: { professional_id: professionalId },
  };
}

const othersTurns = 20;

/** Waits for the account that another call is creating under the same key. */
async function accountOfOtherCall(professionalId: string): Promise<string | undefined> {
  for (let turn = 0; turn < othersTurns; turn += 1) {
    const row = await connectedAccountsStore.find(database(), professionalId);
    if (row?.stripe_account_id) return row.stripe_account_id;
    await wait(250);
  }
  return undefined;
}

async function createLink(accountId: string): Promise<string> {
  const { BASE_URL } = config();
  const link = await stripe()
    .accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: BASE_URL + stripeReturn.success,
      refresh_url: BASE_URL + stripeReturn.refresh,
    })
    .catch((error: unknown) => Promise.reject(asPaymentError(error)));
  if (!link.url) throw new AppError(connectErrors.connect_no_link);
  return link.url;
}
