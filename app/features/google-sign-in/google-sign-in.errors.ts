import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of sign-in with Google. */
export const googleErrors = defineErrors({
  google_not_offered: { kind: 'not_found', message: 'Sign-in with Google is not available here.', type: 'auth' },
  google_unavailable: { kind: 'unavailable', message: 'Unable to connect to Google. Please try again.', type: 'auth' },
});
