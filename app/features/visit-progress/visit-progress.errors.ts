import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with the steps of a visit. */
export const visitProgressErrors = defineErrors({
  visit_unpaid: { kind: 'conflict', message: 'This visit isn’t confirmed yet.' },
  visit_not_open: { kind: 'conflict', message: 'You can start on a visit from 12 hours before it.' },
  visit_over: { kind: 'conflict', message: 'This visit is completed.' },
  step_out_of_order: {
    kind: 'conflict',
    message: 'This visit is at another step by now. Please look at where it stands.',
  },
  step_not_undoable: { kind: 'conflict', message: 'This can no longer be undone: the minute is up.' },
  position_not_shared: { kind: 'conflict', message: 'Your position is shared only on the way, and if you allow it.' },
  not_a_professional: { kind: 'not_found', message: 'Only professionals have these settings.' },
  step_not_found: { kind: 'not_found', message: 'Step not found' },
});
