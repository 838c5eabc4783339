import { defineErrors } from '#app/platform/errors/app-error.ts';

export const stripeEventErrors = defineErrors({
  webhook_signature: { kind: 'malformed', message: 'The signature of this event is not valid.', type: 'stripe' },
});
