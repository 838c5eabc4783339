import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with problem reports. */
export const problemErrors = defineErrors({
  problem_not_possible: {
    kind: 'conflict',
    message: 'A problem can be reported from the start of a visit until 14 days after it.',
  },
  problem_reported: {
    kind: 'conflict',
    message: 'A problem was reported for this booking before. We are looking at it.',
  },
  problem_not_found: { kind: 'not_found', message: 'Problem report not found' },
  problem_settled: { kind: 'conflict', message: 'This problem was settled meanwhile.' },
  problem_refund: {
    kind: 'invalid',
    message: 'A partial refund is more than nothing and less than what is left.',
    type: 'validation',
  },
});
