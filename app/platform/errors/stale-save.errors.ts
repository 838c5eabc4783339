import { defineErrors } from './app-error.ts';

/** Of settings that are saved all at once. */
export const staleSaveErrors = defineErrors({
  changed_meanwhile: {
    kind: 'conflict',
    message:
      'This was changed in another tab or on another device. What you typed is still here. Please check it and save again.',
  },
});
