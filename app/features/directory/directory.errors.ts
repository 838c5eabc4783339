import { defineErrors } from '#app/platform/errors/app-error.ts';

export const directoryErrors = defineErrors({
  featured_not_listed: {
    kind: 'invalid',
    message: 'Only professionals in the directory can be featured',
    type: 'validation',
  },
  featured_changed: {
    kind: 'conflict',
    message:
      'Someone else has saved another list. Yours is still here: look at the saved one, or save again to replace it.',
  },
});
