import { defineErrors } from '#app/platform/errors/app-error.ts';

export const directoryErrors = defineErrors({
  featured_not_listed: { kind: 'invalid', message: 'Only professionals who are in the directory can be featured', type: 'validation' },
});
