import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '../api/endpoint.ts';
import { listParameters } from '../api/lists.ts';
import { stripeNow } from '../stripe-objects.ts';
import type { WebhookEndpoint } from '../webhooks/webhook-endpoint.ts';

/** Lists the endpoint that the sandbox sends events to, as set up in Stripe's dashboard. */
export function webhookEndpointList({ url, events }: WebhookEndpoint): Endpoint {
  const created = stripeNow();
  return endpoint('GET', '/v1/webhook_endpoints', z.strictObject(listParameters), ({ path }) => ({
    object: 'list',
    data: [
      {
        id: 'we_sandbox',
        object: 'webhook_endpoint',
        api_version: null,
        application: null,
        created,
        description: null,
        enabled_events: events ?? ['*'],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      },
    ],
    has_more: false,
    url: path,
  }));
}
