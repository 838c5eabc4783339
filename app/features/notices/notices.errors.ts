import { defineErrors } from '#app/platform/errors/app-error.ts';

export const noticesErrors = defineErrors({
  always_sent: { kind: 'invalid', message: 'This message is always sent.', type: 'validation' },
});
