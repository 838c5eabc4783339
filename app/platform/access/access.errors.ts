import { defineErrors } from '../errors/app-error.ts';

/** Errors of the access rules, next to the platform's `unauthenticated` and `not_found`. */
export const accessErrors = defineErrors({
  invalid_token: { kind: 'unauthenticated', message: 'Invalid JWT', type: 'auth' },
  two_factor_required: {
    kind: 'conflict',
    message: 'Your account needs two-factor sign-in. Set it up in your account.',
    type: 'auth',
  },
});
