import { defineErrors } from '#app/platform/errors/app-error.ts';

/**
 * Errors of applying. The wizard distinguishes the kinds by the words profile, professional and upload, except those
 * that it knows by their codes (completion-toasts.ts).
 */
export const applicationErrors = defineErrors({
  unknown_place: {
    kind: 'invalid',
    message: 'We don’t recognize this service area. Please enter a ZIP code, or a city with its state.',
    type: 'validation',
  },
  certification_missing: {
    kind: 'invalid',
    message: 'Please upload at least one certification document.',
    type: 'validation',
  },
  time_zone_changes: {
    kind: 'conflict',
    message:
      'This place is in another time zone. Please check what that means for your visits and blocked times before you save.',
  },
  already_approved: {
    kind: 'conflict',
    message: 'Your professional account is already approved. Make changes in your dashboard.',
  },
  suspended: {
    kind: 'conflict',
    message: 'Your professional account is suspended. Please contact us before you apply again.',
  },
});
