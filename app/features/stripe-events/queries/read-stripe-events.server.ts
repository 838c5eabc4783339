import type Stripe from 'stripe';
import { AppError } from '#app/platform/errors/app-error.ts';
import { stripeEventErrors } from '../stripe-events.errors.ts';
import { stripe, stripeWebhookSecrets } from '#app/platform/stripe/stripe.server.ts';

/**
 * Verifies the signature of a webhook's raw body, which any of our secrets may have made, and returns its event.
 * @throws AppError webhook_signature
 */
export async function verifyStripeEvent(rawBody: string, signature: string | undefined): Promise<Stripe.Event> {
  let cause: unknown;
  for (const secret of stripeWebhookSecrets()) {
    try {
      return await stripe().webhooks.constructEventAsync(rawBody, signature ?? '', secret);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError(stripeEventErrors.webhook_signature, { cause });
}

/** Lists Stripe's events of these types since an instant, newest first, in pages of a hundred. */
export async function* listStripeEvents(types: string[], since: Date): AsyncGenerator<Stripe.Event[]> {
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  for (let last: string | undefined; ;) {
    const page = await stripe().events.list({ types, created, limit: 100, ...(last ? { starting_after: last } : {}) });
    yield page.data;
    last = page.data.at(-1)?.id;
    if (!page.has_more || !last) return;
  }
}
