import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can prevent deleting an account for a moment; bookings never do (OPEN-46). */
export const closingErrors = defineErrors({
  refunds_changed: {
    kind: 'conflict',
    message: 'Your bookings or refunds have changed since you opened this page. Please check them again.',
  },
});
