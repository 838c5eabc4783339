import { defineErrors } from '#app/platform/errors/app-error.ts';

export const systemErrors = defineErrors({
  job_not_failed: {
    kind: 'conflict',
    message: 'This job is no longer waiting for you: it was run again, or it is gone.',
  },
});
