import { defineErrors } from '#app/platform/errors/app-error.ts';

export const calendarWritingErrors = defineErrors({
  calendar_visit_not_found: { kind: 'not_found', message: 'Visit not found in your calendar' },
});
