import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of the card-payment provider; `stripe` makes the browser say "Stripe error: …". */
export const stripeErrors = defineErrors({
  stripe_refused: { kind: 'upstream', message: 'The payment provider declined the request.', type: 'stripe' },
  stripe_unreachable: {
    kind: 'unavailable',
    message: 'We can’t reach the payment provider right now. Please try again in a moment.',
    type: 'stripe',
  },
});
