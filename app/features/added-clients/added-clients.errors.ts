import { defineErrors } from '#app/platform/errors/app-error.ts';

export const addedClientErrors = defineErrors({
  added_client_not_found: { kind: 'not_found', message: 'This client is no longer in your list.' },
});
