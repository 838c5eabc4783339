import { defineErrors } from '#app/platform/errors/app-error.ts';

export const suggestionErrors = defineErrors({
  position_outside_us: {
    kind: 'not_found',
    message: 'That’s outside the United States, where our professionals work. Type a ZIP or city instead.',
    type: 'validation',
  },
});
