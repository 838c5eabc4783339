import { defineErrors } from '#app/platform/errors/app-error.ts';
import { recordLimits } from './visit-record.ts';

/** What can go wrong with the record of a visit. */
export const visitRecordErrors = defineErrors({
  record_closed: {
    kind: 'conflict',
    message:
      'You can write about a visit on its day, until a day after it is completed, and only while its client has an account.',
  },
  visit_not_started: { kind: 'conflict', message: 'A visit is signed once it has started.' },
  visit_photo_not_found: { kind: 'not_found', message: 'Photo not found' },
  invalid_visit_photo: { kind: 'invalid', message: 'Please upload the photo again.', type: 'validation' },
  door_photo_stays: {
    kind: 'conflict',
    message: 'A photo of the door can’t be removed. It shows that you were there.',
  },
  visit_photos_full: {
    kind: 'conflict',
    message: `A visit has at most ${recordLimits.photos} photos before and ${recordLimits.photos} after.`,
  },
});
