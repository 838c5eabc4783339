import { defineErrors } from '../errors/app-error.ts';

/** Errors of the access rules, next to the platform's `unauthenticated` and `not_found`. */
export const accessErrors = defineErrors({
  invalid_token: { kind: 'unauthenticated', message: 'Invalid JWT', type: 'auth' },
  invalid_key: { kind: 'unauthenticated', message: 'This API key doesn’t exist.', type: 'auth' },
  key_revoked: { kind: 'unauthenticated', message: 'This API key was revoked.', type: 'auth' },
  key_expired: { kind: 'unauthenticated', message: 'This API key has expired.', type: 'auth' },
  key_not_accepted: { kind: 'forbidden', message: 'This call doesn’t accept API keys.', type: 'auth' },
  key_scope_missing: { kind: 'forbidden', message: 'This API key isn’t allowed to do this.', type: 'auth' },
  two_factor_required: {
    kind: 'conflict',
    message: 'Your account needs two-factor sign-in. Set it up in your account.',
    type: 'auth',
  },
});
