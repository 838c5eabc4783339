import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of interventions. */
export const interventionErrors = defineErrors({
  intervention_impossible: {
    kind: 'conflict',
    message: 'This booking has changed, so that can no longer be done. Please check it again.',
  },
  money_changed: {
    kind: 'conflict',
    message: 'The amounts for this booking have changed. Please check them again.',
  },
  refund_amount: {
    kind: 'invalid',
    message: 'A refund must be more than $0 and at most what’s left of the payment.',
    type: 'validation',
  },
});
