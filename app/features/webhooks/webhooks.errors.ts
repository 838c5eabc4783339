import { defineErrors } from '#app/platform/errors/app-error.ts';
import { webhookLimits } from './webhook.ts';

export const webhookErrors = defineErrors({
  webhook_endpoint_not_found: { kind: 'not_found', message: 'This webhook endpoint no longer exists.' },
  webhook_delivery_not_found: { kind: 'not_found', message: 'This delivery is no longer in the log.' },
  webhook_url_refused: { kind: 'invalid', message: 'This URL can’t be used.', type: 'validation' },
  webhook_business_missing: { kind: 'conflict', message: 'Only professionals can set up webhooks for a business.' },
  webhook_endpoint_off: { kind: 'conflict', message: 'This endpoint is off. Turn it on first.' },
  too_many_endpoints: {
    kind: 'conflict',
    message: `You can have up to ${webhookLimits.endpointsMaximum} endpoints. Delete one to add another.`,
  },
});
