import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with the files for a bank. */
export const disputePackErrors = defineErrors({
  pack_not_found: { kind: 'not_found', message: 'These files can no longer be downloaded. Please ask for them again.' },
});
