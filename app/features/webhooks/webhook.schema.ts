import * as z from 'zod/mini';
import { keyOwners } from '#app/platform/access/key-scopes.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { eventsFor, webhookEventTypes } from './webhook-events.ts';
import { webhookLimits } from './webhook.ts';

const url = z
  .string('Please enter a URL')
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a URL'),
    z.maxLength(webhookLimits.urlMaximum, `At most ${webhookLimits.urlMaximum.toLocaleString('en-US')} characters`),
  );
const events = z.array(z.enum(webhookEventTypes)).check(z.minLength(1, 'Choose at least one event'));

export const newEndpointSchema = z.object({ url, owner: z.enum(keyOwners), events }).check(
  z.refine(({ owner, events: chosen }) => chosen.every((type) => eventsFor(owner).includes(type)), {
    message: 'This event isn’t sent to endpoints of this kind',
    path: ['events'],
  }),
);
export type NewEndpoint = z.output<typeof newEndpointSchema>;

/** What is left out stays as it is. */
export const endpointChangeSchema = z.object({
  url: z.optional(url),
  events: z.optional(events),
  enabled: z.optional(z.boolean()),
});
export type EndpointChange = z.output<typeof endpointChangeSchema>;

/** `before` is the id of the oldest delivery known. */
export const deliveryListSchema = z.object({
  before: z.optional(z.uuid()),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)),
    webhookLimits.logPage,
  ),
});
