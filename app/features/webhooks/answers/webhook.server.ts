import * as z from 'zod/mini';
import { keyOwners } from '#app/platform/access/key-scopes.ts';
import { about, id, instant, listOf, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { webhookEventTypes } from '../webhook-events.ts';
import { deliveryStates, disabledReasons } from '../webhook.ts';

const endpoint = {
  id,
  url: text('https://example.com/hooks'),
  owner: about('Whose bookings it hears of.', z.enum(keyOwners)),
  events: z.array(z.enum(webhookEventTypes)),
  created_at: instant,
  failing_since: about('Since when nothing was accepted.', z.nullable(instant)),
  enabled: z.boolean(),
  disabled_reason: about(
    '`failing`: it accepted nothing for three days. `gone`: it answered 410.',
    z.nullable(z.enum(disabledReasons)),
  ),
};

export const webhookEndpointAnswer = named('WebhookEndpoint', z.object(endpoint));
export const webhookEndpointListAnswer = listOf(webhookEndpointAnswer);
export const newEndpointAnswer = z.object({
  ...endpoint,
  secret: about('Verifies signatures; never shown again.', text('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')),
});

export const webhookDeliveryAnswer = named(
  'WebhookDelivery',
  z.object({
    id,
    message_id: about('The webhook-id header.', text('msg_7c9e6679-7425-40de-944b-e07fc1f90ae7')),
    type: text('booking.confirmed'),
    state: z.enum(deliveryStates),
    attempts: whole,
    created_at: instant,
    last_attempt_at: z.nullable(instant),
    next_attempt_at: z.nullable(instant),
    payload: about('The body that is sent.', text('{"type":"booking.confirmed"}')),
    response_status: z.nullable(whole),
    response_excerpt: about('The beginning of the answer.', z.nullable(text('ok'))),
    failure: about('Why there was no answer.', z.nullable(text('No answer within 15 seconds'))),
  }),
);
export const webhookDeliveryListAnswer = z.object({
  items: z.array(webhookDeliveryAnswer),
  next_cursor: about('`before` of the next page.', z.nullable(id)),
});
