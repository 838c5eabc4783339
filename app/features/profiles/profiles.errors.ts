import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of profiles. */
export const profileErrors = defineErrors({
  invalid_phone: { kind: 'invalid', message: 'Please enter a valid phone number', type: 'validation' },
  username_taken: { kind: 'conflict', message: 'This username is already taken', type: 'validation' },
  profile_changed: {
    kind: 'conflict',
    message:
      'This was changed in another tab or on another device. What you typed is still here: look at the saved version, or save again to replace it.',
  },
  profile_exists: { kind: 'conflict', message: 'This account already has a profile.' },
});
