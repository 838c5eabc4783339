import Stripe from 'stripe';
import { AppError } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import { stripeErrors } from './stripe.errors.ts';

export type StripeConnection = {
  secretKey: string;
  /** One for each webhook endpoint: ours, and the one for connected accounts. */
  webhookSecrets: readonly string[];
  /** The API's endpoint if it is not Stripe's own: the sandbox. */
  endpoint?: { host: string; port: number; protocol: 'http' | 'https' };
  timeoutMilliseconds?: number;
};

let current: { client: Stripe; webhookSecrets: readonly string[] } | undefined;

/** Sets up Stripe for this process; only the endpoint differs for the sandbox. */
export function connectStripe({
  secretKey,
  webhookSecrets,
  endpoint,
  timeoutMilliseconds = 15_000,
}: StripeConnection): void {
  const client = new Stripe(secretKey, {
    ...endpoint,
    // The library retries network failures with the same idempotency key; the timeout keeps a hanging call from
    // making a client wait forever.
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

/**
 * Returns Stripe's API client.
 * @throws Error before boot
 */
export function stripe(): Stripe {
  return connected().client;
}

export function stripeWebhookSecrets(): readonly string[] {
  return connected().webhookSecrets;
}

/**
 * Whether Stripe certainly did not do what was asked, because it refused. After network failures, timeouts and
 * Stripe's own 5xx that is unknown (https://docs.stripe.com/error-low-level).
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

/** Whether Stripe reported a failure of its own; it is unknown whether it did the work. */
export function isServerFailure(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError;
}

/** Whether the idempotency key of a call is in use right now, or was used with other parameters. */
export function isIdempotencyClash(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** Whether Stripe has no object with the requested id. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether the item to pay for is no longer on sale: its price or product was archived. */
export function isOffSale(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || isMissing(error)) return false;
  return error.param?.startsWith('line_items') === true && /\b(inactive|not active)\b/.test(error.message);
}

/** Whether Stripe has no account with this id, or none that belongs to our platform. */
export function isInaccessibleAccount(error: unknown): boolean {
  return isMissing(error) || (error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid');
}

/** Converts Stripe's errors to ours: with its text if it refused, with ours otherwise. Other errors pass through. */
export function asPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  log.warn(
    { err: error, stripeRequest: error.requestId, type: error.type, code: error.code },
    'Stripe refused or failed',
  );
  const definition = isDefiniteRefusal(error)
    ? { ...stripeErrors.stripe_refused, message: error.message || stripeErrors.stripe_refused.message }
    : stripeErrors.stripe_unreachable;
  return new AppError(definition, { cause: error });
}
