import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of paying; `stripe` makes the browser say "Stripe error: …". */
export const paymentErrors = defineErrors({
  checkout_amount_differs: {
    kind: 'conflict',
    message: 'The price of this service is being updated. Please try again in a moment.',
    type: 'stripe',
  },
  price_withdrawn: {
    kind: 'conflict',
    message: 'This service was just changed or removed. Please choose again.',
    type: 'stripe',
  },
  checkout_opening: {
    kind: 'conflict',
    message: 'Checkout for this booking is already opening. Please try again in a moment.',
    type: 'stripe',
  },
  checkout_given_up: {
    kind: 'conflict',
    message: 'This booking was given up in the meantime. Please book again.',
    type: 'stripe',
  },
  payment_not_completed: { kind: 'conflict', message: 'The payment has not been completed.', type: 'stripe' },
  payment_of_other_booking: {
    kind: 'not_found',
    message: 'This payment does not belong to this booking.',
    type: 'stripe',
  },
});
