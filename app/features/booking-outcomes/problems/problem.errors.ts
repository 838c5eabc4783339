import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with problem reports. */
export const problemErrors = defineErrors({
  problem_not_possible: {
    kind: 'conflict',
    message: 'You can report a problem from the start of a visit until 14 days after it.',
  },
  problem_reported: {
    kind: 'conflict',
    message: 'You’ve already reported a problem with this booking. We’re looking into it.',
  },
  no_show_early: {
    kind: 'conflict',
    message: 'Please wait until 15 minutes after the start. Traffic happens.',
  },
  problem_not_withdrawable: {
    kind: 'conflict',
    message: 'This report can no longer be taken back: the minute is up.',
  },
  problem_not_answerable: { kind: 'conflict', message: 'There’s no open report about this visit to answer.' },
  problem_not_found: { kind: 'not_found', message: 'Problem report not found' },
  problem_settled: { kind: 'conflict', message: 'This problem has already been settled.' },
  problem_refund: {
    kind: 'invalid',
    message: 'A partial refund must be more than $0 and less than what’s left to refund.',
    type: 'validation',
  },
});
