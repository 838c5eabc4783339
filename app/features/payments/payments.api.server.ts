import { describeRoute } from 'hono-openapi';
import { publicAccess } from '#app/platform/http/api-environment.server.ts';
import { apiRouter } from '#app/platform/http/api.server.ts';
import { receiveStripeEvent } from './commands/receive-stripe-event.server.ts';

/** Stripe's webhook: public, because its signature is what proves where it comes from. */
export const paymentsApi = apiRouter().post(
  '/webhooks/stripe',
  publicAccess,
  describeRoute({ summary: 'Events of Stripe, signed', tags: ['Webhooks'] }),
  async (context) => {
    await receiveStripeEvent(await context.req.text(), context.req.header('stripe-signature'));
    return context.json({ received: true });
  },
);
