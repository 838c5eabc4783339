import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of changing services; the documented texts where there are any. */
export const serviceErrors = defineErrors({
  service_no_session: { kind: 'unauthenticated', message: 'No session found', type: 'auth' },
  service_no_professional: { kind: 'not_found', message: 'Professional ID not found' },
  service_changed: {
    kind: 'conflict',
    message:
      'This service was changed in another tab or on another device. What you typed is still here. Save again to replace the other version.',
  },
  service_not_found: { kind: 'not_found', message: 'Service not found' },
  service_limit: {
    kind: 'conflict',
    message: 'You have reached the limit of 100 services. Delete one you no longer offer first.',
  },
  service_changed_meanwhile: {
    kind: 'conflict',
    message: 'This service was changed somewhere else. Please look at it again.',
  },
});
