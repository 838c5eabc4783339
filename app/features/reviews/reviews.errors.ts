import { defineErrors } from '#app/platform/errors/app-error.ts';
import { reviewDays } from './review.ts';

/** Errors of reviews. */
export const reviewErrors = defineErrors({
  review_not_found: { kind: 'not_found', message: 'Review not found' },
  review_not_possible: {
    kind: 'conflict',
    message: `A visit can be reviewed once it is completed, until ${reviewDays.write} days after it.`,
  },
  review_exists: { kind: 'conflict', message: 'You have reviewed this visit already.' },
  review_of_own: { kind: 'conflict', message: 'Your own services cannot be reviewed by you.' },
  review_fixed: {
    kind: 'conflict',
    message: `A review can be changed for ${reviewDays.edit} days after it was written.`,
  },
  own_review_changed: {
    kind: 'conflict',
    message:
      'This review was changed in another tab or on another device meanwhile. What you typed is still here: save again to put it in the place of that one.',
  },
  reply_changed: {
    kind: 'conflict',
    message:
      'This reply was changed in another tab or on another device meanwhile. What you typed is still here: save again to put it in the place of that one.',
  },
  review_hidden: {
    kind: 'conflict',
    message: 'Our team has hidden this review. Please write to us if you think that is a mistake.',
  },
  review_reported: {
    kind: 'conflict',
    message: 'You have reported this review already. It can be reported again once it is changed.',
  },
  review_decided: { kind: 'conflict', message: 'This review has changed meanwhile. Please look at it again.' },
});
