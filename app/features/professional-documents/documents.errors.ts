import { defineErrors } from '#app/platform/errors/app-error.ts';

export const documentErrors = defineErrors({
  upload_unknown: {
    kind: 'invalid',
    message: 'One of these files wasn’t uploaded by you. Please upload it again.',
    type: 'validation',
  },
});
