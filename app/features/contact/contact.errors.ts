import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Why a message was not accepted. The sender is always told so, because a person may have tripped the check. */
export const contactErrors = defineErrors({
  contact_automated: {
    kind: 'invalid',
    message: 'This looks like an automated message. Please email us instead.',
    type: 'validation',
  },
  contact_too_fast: {
    kind: 'invalid',
    message: 'That was very fast. Please wait a few seconds and send it again.',
    type: 'validation',
  },
  contact_expired: {
    kind: 'invalid',
    message: 'This form was open for too long. Please send it again.',
    type: 'validation',
  },
});
