import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of booking, with the specification's texts where it states one. */
export const bookingErrors = defineErrors({
  invalid_service: { kind: 'invalid', message: 'Invalid service ID', type: 'validation' },
  invalid_professional: { kind: 'invalid', message: 'Invalid professional ID', type: 'validation' },
  invalid_client: { kind: 'invalid', message: 'Invalid client ID', type: 'validation' },
  invalid_date: { kind: 'invalid', message: 'Invalid booking date', type: 'validation' },
  no_stripe_price: { kind: 'invalid', message: 'Service does not have a Stripe price configured', type: 'validation' },
  no_connected_account: {
    kind: 'invalid',
    message: 'Professional does not have a connected Stripe account',
    type: 'validation',
  },
  own_services: {
    kind: 'invalid',
    message: 'These are your own services. You can only book other professionals.',
    type: 'validation',
  },
  not_accepting_bookings: { kind: 'conflict', message: 'This professional is not accepting bookings yet' },
  address_needs_zip: {
    kind: 'invalid',
    message: 'Please add the ZIP code to the address: the travel fee depends on it.',
    type: 'validation',
  },
  unknown_zip: {
    kind: 'invalid',
    message: 'We don’t recognize this ZIP code. Please check the address.',
    type: 'validation',
  },
  outside_service_area: {
    kind: 'invalid',
    message: 'This address is outside the professional’s service area.',
    type: 'validation',
  },
  total_changed: {
    kind: 'conflict',
    message: 'The price has changed since you opened this page. Please check the new total.',
  },
  beyond_license: {
    kind: 'conflict',
    message:
      'This professional’s license expires before that visit would end. Please choose an earlier time or another professional.',
  },
  too_far: {
    kind: 'conflict',
    message: 'That’s too far to get there in time from the professional’s other visits that day.',
  },
  slot_taken: { kind: 'conflict', message: 'This time is no longer available. Please choose another one.' },
  not_cancellable: { kind: 'not_found', message: 'Booking not found or already processed' },
  booking_not_found: { kind: 'not_found', message: 'Booking not found' },
  client_not_found: { kind: 'not_found', message: 'Client not found' },
  not_deletable: { kind: 'conflict', message: 'Only a cancelled booking can be deleted.' },
  still_contested: {
    kind: 'conflict',
    message: 'A problem, a dispute or a payout of this booking is still open. You can delete it once that’s settled.',
  },
  status_not_allowed: { kind: 'conflict', message: 'You can’t change this booking that way.' },
  refund_changed: {
    kind: 'conflict',
    message: 'The refund has changed since you opened this page. Please check the new amount.',
  },
  refund_unseen: { kind: 'invalid', message: 'Please confirm the refund that was shown.', type: 'validation' },
  reason_missing: { kind: 'invalid', message: 'Please give a reason.', type: 'validation' },
  not_undoable: {
    kind: 'conflict',
    message: 'This can no longer be undone: the minute is up, or something has happened since.',
  },
  not_begun: { kind: 'conflict', message: 'You can complete a visit once it has started.' },
  booking_cancelled: { kind: 'conflict', message: 'This booking was cancelled.' },
  payment_refunded: {
    kind: 'conflict',
    message: 'This booking was cancelled. Your payment is being refunded in full.',
  },
});
