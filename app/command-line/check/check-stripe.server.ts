import { connectStripe, stripe, type StripeConnection } from '#app/platform/stripe/stripe.server.ts';
import { readWebhookCoverage, webhookPath } from '#app/features/stripe-events/queries/read-webhook-coverage.server.ts';
import { operatorsStripe } from '#app/outside.server.ts';
import type { Config } from '#app/platform/config/config.server.ts';
import { fails, unused, works, type Finding } from './finding.ts';

/**
 * Checks that Stripe accepts our key.
 * @throws Stripe's errors
 */
export async function checkStripe(config: Config, connection = operatorsStripe(config)): Promise<Finding> {
  if (!connection) return unused('the sandbox: no real payments (STRIPE_SECRET_KEY)');
  connect(connection);
  const { livemode } = await stripe().balance.retrieve();
  return works(livemode ? 'accepts the live key' : 'accepts the test key: no real payments');
}

/**
 * Checks that Stripe sends us every event that we handle.
 * @throws Stripe's errors
 */
export async function checkWebhooks(config: Config, connection = operatorsStripe(config)): Promise<Finding> {
  if (!connection) return unused('sent by the sandbox');
  connect(connection);
  const url = `${config.BASE_URL}${webhookPath}`;
  const { endpoints, missing } = await readWebhookCoverage(config.BASE_URL);
  if (endpoints === 0) return fails(`Stripe has no enabled webhook endpoint for ${url}. Add it in Stripe`);
  if (missing.length > 0) return fails(`No webhook endpoint for ${url} subscribes to ${missing.join(', ')}`);
  return works(`Stripe sends every event to ${url}`);
}

/** A check does not wait as long as a payment would. */
function connect(connection: StripeConnection): void {
  connectStripe({ ...connection, timeoutMilliseconds: 10_000 });
}
