import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of hours, service times and blocked slots, with the specification's texts where it states one. */
export const availabilityErrors = defineErrors({
  profile_incomplete: {
    kind: 'not_found',
    message: 'Your professional profile is not set up. Please complete your profile first.',
  },
  other_professional: { kind: 'not_found', message: 'Professional profile not found. Please try again later.' },
  slot_overlaps: { kind: 'conflict', message: 'This time slot overlaps with an existing blocked time slot.' },
  bookings_affected: {
    kind: 'conflict',
    message: 'Visits are booked during this time. Please check them before you continue.',
  },
  changed_elsewhere: {
    kind: 'conflict',
    message: 'This was changed somewhere else in the meantime. Please reload and check it again.',
  },
  slot_not_found: { kind: 'not_found', message: 'This blocked time no longer exists.' },
  service_not_found: { kind: 'not_found', message: 'Service not found' },
  date_past: { kind: 'invalid', message: 'Please choose a date that is not in the past.', type: 'validation' },
  date_too_far: { kind: 'invalid', message: 'Please choose a date within the next two years.', type: 'validation' },
  no_such_time: {
    kind: 'invalid',
    message: 'The clocks change that day and skip this time. Please choose another one.',
    type: 'validation',
  },
});
