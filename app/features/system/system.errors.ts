import { defineErrors } from '#app/platform/errors/app-error.ts';

export const systemErrors = defineErrors({
  job_not_failed: {
    kind: 'conflict',
    message: 'This job has already been run again, or no longer exists.',
  },
});
