import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong when an administrator decides about a refund that failed. */
export const refundErrors = defineErrors({
  refund_not_found: { kind: 'not_found', message: 'This refund does not exist.' },
  refund_not_stopped: {
    kind: 'conflict',
    message: 'This refund does not wait for a decision any more. Please look again.',
  },
});
