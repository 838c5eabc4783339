import { defineErrors } from '#app/platform/errors/app-error.ts';

export const calendarErrors = defineErrors({
  feed_not_found: { kind: 'not_found', message: 'There’s no calendar at this link' },
});
