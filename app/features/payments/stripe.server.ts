import Stripe from 'stripe';
import { AppError } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { paymentErrors } from './payments.errors.ts';

export type StripeConnection = {
  secretKey: string;
  /** One for each endpoint that Stripe sends events to: ours, and the one for connected accounts. */
  webhookSecrets: readonly string[];
  /** Where the API is, if not at Stripe's own address: the sandbox. */
  endpoint?: { host: string; port: number; protocol: 'http' | 'https' };
  timeoutMilliseconds?: number;
};

let current: { client: Stripe; webhookSecrets: readonly string[] } | undefined;

/** Connects Stripe for this process; the sandbox differs by its address only. */
export function connectStripe({
  secretKey,
  webhookSecrets,
  endpoint,
  timeoutMilliseconds = 15_000,
}: StripeConnection): void {
  const client = new Stripe(secretKey, {
    ...endpoint,
    // The library repeats network failures with the same idempotency key; a hanging call must not hold a client for
    // ever.
    maxNetworkRetries: 2,
    timeout: timeoutMilliseconds,
    telemetry: false,
    appInfo: { name: 'Doorstep' },
  });
  current = { client, webhookSecrets };
}

function connected() {
  if (!current) throw new Error('Stripe is connected at boot, before anything is paid');
  return current;
}

/** Stripe's API. @throws Error before boot. */
export function stripe(): Stripe {
  return connected().client;
}

export function stripeWebhookSecrets(): readonly string[] {
  return connected().webhookSecrets;
}

/**
 * Whether Stripe has certainly not done what it was asked: it answered with a refusal. Network failures, time-outs and
 * Stripe's own 5xx leave that open (https://docs.stripe.com/error-low-level).
 */
export function isDefiniteRefusal(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Whether Stripe answered that it failed itself; whether it did the work is open. */
export function isServerFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError;
}

/** Whether the key of a call is in use this moment, or was used with other parameters. */
export function isIdempotencyClash(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** Whether Stripe has nothing of the id it was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether what was to be paid for is no longer on sale: its price, or the product of it, was archived. */
export function isOffSale(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) return false;
  return error.param?.startsWith('line_items') === true && /\b(inactive|not active)\b/.test(error.message);
}

/** Whether Stripe has no account of this id, or none that belongs to our platform. */
export function isInaccessibleAccount(error: unknown): boolean {
  return isMissing(error) || (error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid');
}

/** Stripe's errors as ours: its text for what the caller can mend, ours for the rest. Other errors pass through. */
export function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  log.warn(
    { err: error, stripeRequest: error.requestId, type: error.type, code: error.code },
    'Stripe refused or failed',
  );
  const definition = isDefiniteRefusal(error)
    ? { ...paymentErrors.stripe_refused, message: error.message || paymentErrors.stripe_refused.message }
    : paymentErrors.stripe_unreachable;
  return new AppError(definition, { cause: error });
}
