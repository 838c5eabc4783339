import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { readWebhookCoverage, webhookPath } from '#app/features/stripe-events/queries/read-webhook-coverage.server.ts';
import { fails, works, type Finding } from '../finding.ts';

/**
 * Asks whether Stripe accepts our key, and whether payments are real.
 * @throws Stripe's errors
 */
export async function findStripe(): Promise<Finding> {
  const { livemode } = await stripe().balance.retrieve();
  return works(livemode ? 'accepts the live key' : 'accepts the test key: no real payments');
}

/**
 * Asks whether Stripe sends the site at this URL every event that we handle.
 * @throws Stripe's errors
 */
export async function findWebhooks(baseUrl: string): Promise<Finding> {
  const url = `${baseUrl}${webhookPath}`;
  const { endpoints, missing } = await readWebhookCoverage(baseUrl);
  if (endpoints === 0) return fails(`Stripe has no enabled webhook endpoint for ${url}. Add it in Stripe`);
  if (missing.length > 0) return fails(`No webhook endpoint for ${url} subscribes to ${missing.join(', ')}`);
  return works(`Stripe sends every event to ${url}`);
}
