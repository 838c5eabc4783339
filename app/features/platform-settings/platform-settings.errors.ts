import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of changing the settings. */
export const settingsErrors = defineErrors({
  settings_changed: {
    kind: 'conflict',
    message: 'The settings have changed since you opened this page. Please check them again.',
  },
  settings_unchanged: { kind: 'conflict', message: 'These are already the current settings. Nothing was changed.' },
});
