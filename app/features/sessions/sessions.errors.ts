import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of sessions. */
export const sessionErrors = defineErrors({
  session_missing: { kind: 'unauthenticated', message: 'Auth session missing!', type: 'auth' },
});
