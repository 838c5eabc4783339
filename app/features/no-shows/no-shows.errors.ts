import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with the absence of a client. */
export const noShowErrors = defineErrors({
  client_absence_early: {
    kind: 'conflict',
    message: 'You can say this once you’ve arrived and the visit’s start has passed.',
  },
  still_waiting: { kind: 'conflict', message: 'Please wait the 15 minutes. Your client was told that you’re here.' },
  door_photo_missing: { kind: 'conflict', message: 'Please take a photo of the door first.' },
  no_show_not_found: { kind: 'not_found', message: 'This visit has no report that the client isn’t there.' },
  no_show_not_undoable: { kind: 'conflict', message: 'This can no longer be undone: the minute is up.' },
});
