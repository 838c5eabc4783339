import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of the webhook that receives mails. */
export const mailReplyErrors = defineErrors({
  mail_signature: { kind: 'malformed', message: 'The signature of this mail is not valid.' },
  mail_unreadable: { kind: 'malformed', message: 'This isn’t a mail that we can read.' },
});
