import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can prevent deleting an account for a moment; bookings never do (OPEN-46). */
export const closingErrors = defineErrors({
  refunds_changed: {
    kind: 'conflict',
    message: 'Your bookings or their refunds have changed since this page was loaded. Please look at them again.',
  },
});
