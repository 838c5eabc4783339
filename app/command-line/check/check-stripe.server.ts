import { operatorsStripe } from '#app/outside.server.ts';
import type { Config } from '#app/platform/config/config.server.ts';
import { connectStripe, type StripeConnection } from '#app/platform/stripe/stripe.server.ts';
import { unused, type Finding } from '#app/features/system/finding.ts';
import { findStripe, findWebhooks } from '#app/features/system/parts/find-stripe.server.ts';

/**
 * Checks that Stripe accepts our key.
 * @throws Stripe's errors
 */
export async function checkStripe(config: Config, connection = operatorsStripe(config)): Promise<Finding> {
  if (!connection) return unused('the sandbox: no real payments (STRIPE_SECRET_KEY)');
  connect(connection);
  return findStripe();
}

/**
 * Checks that Stripe sends us every event that we handle.
 * @throws Stripe's errors
 */
export async function checkWebhooks(config: Config, connection = operatorsStripe(config)): Promise<Finding> {
  if (!connection) return unused('sent by the sandbox');
  connect(connection);
  return findWebhooks(config.BASE_URL);
}

/** A check does not wait as long as a payment would. */
function connect(connection: StripeConnection): void {
  connectStripe({ ...connection, timeoutMilliseconds: 10_000 });
}
