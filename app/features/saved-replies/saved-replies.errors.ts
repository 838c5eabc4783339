import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of saved replies. */
export const savedReplyErrors = defineErrors({
  saved_reply_not_found: { kind: 'not_found', message: 'Saved reply not found' },
  saved_replies_full: { kind: 'conflict', message: 'You have 50 saved replies. Please delete one first.' },
});
