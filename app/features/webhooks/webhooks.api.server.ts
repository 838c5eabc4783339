import * as z from 'zod/mini';
import { signedIn } from '#app/platform/access/viewer-rules.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { id as idField } from '#app/platform/http/api/answer-fields.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { noContent, operation } from '#app/platform/http/api/operation.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { validJson, validQuery } from '#app/platform/http/api/validated.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import {
  newEndpointAnswer,
  webhookDeliveryListAnswer,
  webhookEndpointAnswer,
  webhookEndpointListAnswer,
} from './answers/webhook.server.ts';
import { addEndpoint } from './commands/add-endpoint.server.ts';
import { changeEndpoint, deleteEndpoint } from './commands/change-endpoint.server.ts';
import { replayDelivery } from './commands/replay-delivery.server.ts';
import { sendTestEvent } from './commands/send-test-event.server.ts';
import { listDeliveries } from './queries/list-deliveries.server.ts';
import { listEndpoints } from './queries/list-endpoints.server.ts';
import { deliveryListSchema, endpointChangeSchema, newEndpointSchema } from './webhook.schema.ts';
import { webhookErrors } from './webhooks.errors.ts';

const tags = ['Developers'];
const changesPerUser: RateLimit = { name: 'webhook-changes', points: 60, seconds: 60 };

/** The HTTP API of one's own webhook endpoints; no API key can call it. */
export const webhooksApi = apiRouter()
  .get(
    '/account/webhook-endpoints',
    signedIn,
    operation({ summary: "One's own webhook endpoints", tags, answers: { 200: webhookEndpointListAnswer } }),
    async (context) => {
      const items = await listEndpoints(context.get('viewer').id);
      context.header('cache-control', 'no-store');
      return context.json({ items, total: items.length, next_cursor: null });
    },
  )
  .post(
    '/account/webhook-endpoints',
    signedIn,
    operation({
      summary: 'Set up a webhook endpoint; shows the secret of its signatures once',
      tags,
      answers: { 201: newEndpointAnswer },
    }),
    validJson(newEndpointSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      context.header('cache-control', 'no-store');
      return context.json(await addEndpoint(viewer, context.req.valid('json')), 201);
    },
  )
  .patch(
    '/account/webhook-endpoints/:id',
    signedIn,
    operation({
      summary: 'Change an endpoint, or turn it off and on',
      tags,
      answers: { 200: webhookEndpointAnswer },
    }),
    validJson(endpointChangeSchema),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      return context.json(await changeEndpoint(viewer, endpointId(context.req.param('id')), context.req.valid('json')));
    },
  )
  .delete(
    '/account/webhook-endpoints/:id',
    signedIn,
    operation({ summary: 'Delete an endpoint with its log', tags, answers: { 204: noContent } }),
    async (context) => {
      await deleteEndpoint(context.get('viewer'), endpointId(context.req.param('id')));
      return context.body(null, 204);
    },
  )
  .post(
    '/account/webhook-endpoints/:id/test',
    signedIn,
    operation({
      summary: 'Send a test event to an endpoint',
      tags,
      answers: { 202: z.object({ delivery_id: idField }) },
    }),
    async (context) => {
      const viewer = context.get('viewer');
      await consumeRateLimit(changesPerUser, viewer.id);
      return context.json({ delivery_id: await sendTestEvent(viewer, endpointId(context.req.param('id'))) }, 202);
    },
  )
  .get(
    '/account/webhook-endpoints/:id/deliveries',
    signedIn,
    operation({
      summary: 'What was sent to an endpoint in the last 30 days, newest first',
      tags,
      answers: { 200: webhookDeliveryListAnswer },
    }),
    validQuery(deliveryListSchema),
    async (context) => {
      context.header('cache-control', 'no-store');
      const viewer = context.get('viewer');
      return context.json(
        await listDeliveries(viewer, endpointId(context.req.param('id')), context.req.valid('query')),
      );
    },
  )
  .post(
    '/account/webhook-deliveries/:id/replay',
    signedIn,
    operation({ summary: 'Send a delivery of the log again', tags, answers: { 204: noContent } }),
    async (context) => {
      const viewer = context.get('viewer');
      const id = context.req.param('id');
      if (!isId(id)) throw new AppError(webhookErrors.webhook_delivery_not_found);
      await consumeRateLimit(changesPerUser, viewer.id);
      await replayDelivery(viewer, id);
      return context.body(null, 204);
    },
  );

function endpointId(id: string): string {
  if (!isId(id)) throw new AppError(webhookErrors.webhook_endpoint_not_found);
  return id;
}
