import { publicAccess } from '#app/platform/access/access-rule.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { receiveStripeEvent } from './commands/receive-stripe-event.server.ts';
import * as z from 'zod/mini';
import { operation } from '#app/platform/http/api/operation.server.ts';

/** Stripe's webhook: public, because the signature proves where it comes from. */
export const stripeEventsApi = apiRouter().post(
  '/webhooks/stripe',
  publicAccess,
  operation({
    summary: 'Events of Stripe, signed',
    tags: ['Webhooks'],
    answers: { 200: z.object({ received: z.literal(true) }) },
  }),
  async (context) => {
    await receiveStripeEvent(await context.req.text(), context.req.header('stripe-signature'));
    return context.json({ received: true });
  },
);
