import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of an administrator's decision about a failed refund. */
export const refundErrors = defineErrors({
  refund_not_found: { kind: 'not_found', message: 'This refund does not exist.' },
  refund_disputed: {
    kind: 'conflict',
    message: 'Stripe makes no refunds until the dispute about this payment is over.',
  },
  refund_not_stopped: {
    kind: 'conflict',
    message: 'This refund no longer needs a decision. Please check again.',
  },
});
