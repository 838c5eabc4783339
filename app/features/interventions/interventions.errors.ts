import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of interventions. */
export const interventionErrors = defineErrors({
  intervention_impossible: {
    kind: 'conflict',
    message: 'This booking has changed meanwhile: that can no longer be done. Please look at it again.',
  },
  money_changed: {
    kind: 'conflict',
    message: 'The money of this booking has changed meanwhile. Please look at the amounts again.',
  },
  refund_amount: {
    kind: 'invalid',
    message: 'A refund is more than nothing and at most what is left of the payment.',
    type: 'validation',
  },
});
