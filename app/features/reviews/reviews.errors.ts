import { defineErrors } from '#app/platform/errors/app-error.ts';
import { reviewDays } from './review.ts';

/** Errors of reviews. */
export const reviewErrors = defineErrors({
  review_not_found: { kind: 'not_found', message: 'Review not found' },
  review_not_possible: {
    kind: 'conflict',
    message: `You can review a visit once it’s completed, until ${reviewDays.write} days after it.`,
  },
  review_exists: { kind: 'conflict', message: 'You’ve already reviewed this visit.' },
  review_of_own: { kind: 'conflict', message: 'You can’t review your own services.' },
  review_fixed: {
    kind: 'conflict',
    message: `You can change a review for ${reviewDays.edit} days after it was written.`,
  },
  own_review_changed: {
    kind: 'conflict',
    message:
      'This review was changed in another tab or on another device. What you typed is still here: save again to replace the other version.',
  },
  reply_changed: {
    kind: 'conflict',
    message:
      'This reply was changed in another tab or on another device. What you typed is still here: save again to replace the other version.',
  },
  review_hidden: {
    kind: 'conflict',
    message: 'Our team has hidden this review. Please write to us if you think that’s a mistake.',
  },
  review_reported: {
    kind: 'conflict',
    message: 'You’ve already reported this review. You can report it again if it changes.',
  },
  review_decided: { kind: 'conflict', message: 'This review has changed. Please look at it again.' },
});
