import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of changing the settings. */
export const settingsErrors = defineErrors({
  settings_changed: {
    kind: 'conflict',
    message: 'The settings were changed since this page was loaded. Please look at them again.',
  },
  settings_unchanged: { kind: 'conflict', message: 'These are the settings that hold. Nothing was changed.' },
});
