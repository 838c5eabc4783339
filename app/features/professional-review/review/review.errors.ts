import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Why a decision about a professional is refused. */
export const reviewErrors = defineErrors({
  review_changed: {
    kind: 'conflict',
    message: 'This application has changed in the meantime. Please look at it again.',
  },
  is_suspended: { kind: 'conflict', message: 'This professional is suspended. Approve again to lift the suspension.' },
  is_rejected: { kind: 'conflict', message: 'This application was rejected. Approve it first, or wait for a new one.' },
  is_approved: {
    kind: 'conflict',
    message: 'This professional is already approved. Suspend them instead, with a reason.',
  },
  nothing_handed_in: { kind: 'conflict', message: 'There’s no application yet, so there’s nothing to reject.' },
  not_listed: {
    kind: 'conflict',
    message: 'This professional is neither approved nor verified, so there is nothing to suspend.',
  },
  certification_expired: {
    kind: 'conflict',
    message: 'The certification has expired. Accept a new one, or correct its date.',
  },
  visits_undecided: {
    kind: 'invalid',
    message:
      'This professional has booked visits. Please choose whether to cancel them with full refunds or keep them.',
    type: 'validation',
  },
  document_not_found: { kind: 'not_found', message: 'Document not found' },
});
