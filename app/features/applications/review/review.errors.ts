import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Why a decision about a professional is refused. */
export const reviewErrors = defineErrors({
  review_changed: { kind: 'conflict', message: 'This application has changed meanwhile. Please look at it again.' },
  is_suspended: { kind: 'conflict', message: 'This professional is suspended. Approve again to lift the suspension.' },
  is_rejected: { kind: 'conflict', message: 'This application was rejected. Approve it first, or wait for a new one.' },
  is_approved: { kind: 'conflict', message: 'This professional is approved already. Suspend instead, with a reason.' },
  nothing_handed_in: { kind: 'conflict', message: 'No application was handed in yet, so there is nothing to reject.' },
  not_listed: {
    kind: 'conflict',
    message: 'This professional is neither approved nor verified, so there is nothing to suspend.',
  },
  visits_undecided: {
    kind: 'invalid',
    message:
      'Visits are booked with this professional. Please choose whether they are cancelled with full refunds or kept.',
    type: 'validation',
  },
  document_not_found: { kind: 'not_found', message: 'Document not found' },
});
