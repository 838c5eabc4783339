import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of connecting Stripe. These are the documented internal texts; people read connectMessages. */
export const connectErrors = defineErrors({
  connect_signed_out: { kind: 'unauthenticated', message: 'You must be logged in to connect Stripe', type: 'auth' },
  connect_no_professional: { kind: 'not_found', message: 'Professional profile not found' },
  connect_no_account: { kind: 'not_found', message: 'No Stripe account is connected yet.' },
  connect_not_finished: {
    kind: 'conflict',
    message: 'You can open your Stripe dashboard once Stripe has all your details.',
    type: 'stripe',
  },
  connect_no_link: { kind: 'upstream', message: 'Could not get Stripe onboarding URL.', type: 'stripe' },
});
