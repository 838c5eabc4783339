import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { signedInOr } from '#app/platform/access/viewer-rules.server.ts';
import { deleteStripeServiceSchema, stripePriceSchema, updateStripePriceSchema } from '../service.schema.ts';
import { serviceErrors } from '../services.errors.ts';
import { deletePricedService } from './commands/delete-priced-service.server.ts';
import { priceService } from './commands/price-service.server.ts';
import * as z from 'zod/mini';
import { text } from '#app/platform/http/api/answer-fields.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';

const pricesPerUser: RateLimit = { name: 'service-prices-user', points: 60, seconds: 60 };
const signedIn = signedInOr(serviceErrors.service_no_session);

/** The API of services' prices at Stripe. */
export const servicePricesApi = apiRouter()
  .post(
    '/functions/create-stripe-price',
    signedIn,
    operation({
      summary: 'Make the price of an own service at Stripe, unless it has it already',
      tags: ['Functions'],
      answers: { 200: z.object({ priceId: text('price_1QxYz') }) },
    }),
    validJson(stripePriceSchema),
    async (context) => context.json(await priceOwn(context.get('viewer').id, context.req.valid('json'))),
  )
  .post(
    '/functions/update-stripe-price',
    signedIn,
    operation({
      summary: 'Give an own service another price, made at Stripe first; with a duration, save its text with it',
      tags: ['Functions'],
      answers: { 200: z.object({ priceId: text('price_1QxYz') }) },
    }),
    validJson(updateStripePriceSchema),
    async (context) => {
      const { serviceId, professionalId, price, description = '', duration, ...rest } = context.req.valid('json');
      const text = duration === undefined ? undefined : { ...rest, description, duration };
      return context.json(await priceOwn(context.get('viewer').id, { serviceId, professionalId, price }, text));
    },
  )
  .post(
    '/functions/delete-stripe-service',
    signedIn,
    operation({
      summary: 'Delete an own service, here and from sale at Stripe; its bookings stay as they are',
      tags: ['Functions'],
      answers: { 200: z.object({ success: z.literal(true), removedFromStripe: z.boolean() }) },
    }),
    validJson(deleteStripeServiceSchema),
    async (context) => {
      const removedFromStripe = await deletePricedService(context.get('viewer').id, context.req.valid('json'));
      return context.json({ success: true as const, removedFromStripe });
    },
  );

/** Handles both calls, which have the same result: the service has this price, at Stripe and here. */
async function priceOwn(...[userId, ...saved]: Parameters<typeof priceService>): Promise<{ priceId: string }> {
  await consumeRateLimit(pricesPerUser, userId);
  return { priceId: await priceService(userId, ...saved) };
}
