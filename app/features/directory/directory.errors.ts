import { defineErrors } from '#app/platform/errors/app-error.ts';

export const directoryErrors = defineErrors({
  featured_not_listed: {
    kind: 'invalid',
    message: 'Only professionals who are in the directory can be featured',
    type: 'validation',
  },
  featured_changed: {
    kind: 'conflict',
    message:
      'Somebody has saved another list meanwhile. Yours is still here: look at what is saved now, or save again to put yours in its place.',
  },
});
