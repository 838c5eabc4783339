import { defineErrors } from '#app/platform/errors/app-error.ts';

export const travelErrors = defineErrors({
  unknown_place: {
    kind: 'invalid',
    message: 'We don’t recognize this ZIP code. Please check it.',
    type: 'validation',
  },
});
