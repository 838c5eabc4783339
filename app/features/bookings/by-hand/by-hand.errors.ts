import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of visits entered by hand, and of the links that pay for them. */
export const byHandErrors = defineErrors({
  hand_entered_visit_not_found: { kind: 'not_found', message: 'Visit not found' },
  visit_overlaps: {
    kind: 'conflict',
    message: 'You already have something at this time. Please choose another one.',
  },
  visit_not_ahead: {
    kind: 'invalid',
    message: 'Please choose a time that is ahead, within the next 12 months.',
    type: 'validation',
  },
  visit_time_skipped: {
    kind: 'invalid',
    message: 'The clocks skip this time that day. Please choose another one.',
    type: 'validation',
  },
  visit_service_missing: { kind: 'invalid', message: 'Please choose one of your services.', type: 'validation' },
  visit_being_paid: {
    kind: 'conflict',
    message: 'This visit is being paid for right now. Please try again once that has ended.',
  },
  visit_already_paid: { kind: 'conflict', message: 'This visit is paid: it is a booking now.' },
  visit_not_payable: {
    kind: 'conflict',
    message: 'Cards can be taken once your profile is approved and Stripe is connected.',
  },
  visit_service_deleted: {
    kind: 'conflict',
    message:
      'You deleted the service of this visit, so it has no price. To have it paid by link, remove it and enter it again for another service.',
  },
  visit_price_missing: {
    kind: 'conflict',
    message: 'Stripe has no price for this service yet. Please try again under Services.',
  },
  visit_beyond_license: {
    kind: 'conflict',
    message: 'Your certification ends before this visit. A link can be made once we’ve accepted the new one.',
  },
  visit_email_missing: { kind: 'invalid', message: 'There is no email to send it to.', type: 'validation' },
  payment_link_dead: {
    kind: 'gone',
    message: 'This visit can’t be paid for anymore. Please ask your professional for a new link.',
  },
  payment_link_outdated: {
    kind: 'conflict',
    message: 'The visit has changed since you opened this page. Please open the link you were sent again.',
  },
});
