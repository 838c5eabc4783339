import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { handledEventTypes } from '../event-handlers.server.ts';

/** Where Stripe sends its events, after BASE_URL. */
export const webhookPath = '/api/webhooks/stripe';

/** What is missing for Stripe to tell this site of everything that it handles. */
export interface WebhookCoverage {
  /** The endpoints of this site that are switched on. */
  endpoints: number;
  /** The event types that none of them subscribes to. */
  missing: string[];
}

/**
 * Asks Stripe for the webhook endpoints of a site and compares them with the events that it handles.
 * @throws Stripe's errors
 */
export async function readWebhookCoverage(baseUrl: string): Promise<WebhookCoverage> {
  const all = await stripe().webhookEndpoints.list({ limit: 100 });
  const ours = all.data.filter(({ url, status }) => url === `${baseUrl}${webhookPath}` && status === 'enabled');
  const subscribed = new Set(ours.flatMap((endpoint) => endpoint.enabled_events));
  const missing = subscribed.has('*') ? [] : handledEventTypes.filter((type) => !subscribed.has(type));
  return { endpoints: ours.length, missing };
}
