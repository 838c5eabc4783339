import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of imports; those about a file are importFileErrors. */
export const clientImportErrors = defineErrors({
  import_not_found: { kind: 'not_found', message: 'This import doesn’t exist.' },
  import_expired: {
    kind: 'gone',
    message: 'This preview has ended: previews are deleted after an hour. Please choose the file again.',
  },
  import_changed: {
    kind: 'conflict',
    message: 'Something has changed since you looked. Nothing was imported: please check the lines again.',
  },
  import_empty: { kind: 'conflict', message: 'There is nothing to import: no line would be added.' },
  import_undo_over: { kind: 'gone', message: 'An import can be undone for 24 hours. That time is over.' },
  import_service_unknown: { kind: 'invalid', message: 'Please choose one of your services.', type: 'validation' },
});
