import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of two-factor sign-in. */
export const twoFactorErrors = defineErrors({
  invalid_code: { kind: 'invalid', message: 'This code is wrong or was already used.', type: 'auth' },
  code_step_over: {
    kind: 'conflict',
    message: 'This took too long, or there were too many wrong codes. Please sign in again.',
    type: 'auth',
  },
  phone_move_over: { kind: 'conflict', message: 'This took too long. Please start again.', type: 'auth' },
  two_factor_on: { kind: 'conflict', message: 'Two-factor sign-in is already on.', type: 'auth' },
  two_factor_off: { kind: 'conflict', message: 'Two-factor sign-in is not on.', type: 'auth' },
});
