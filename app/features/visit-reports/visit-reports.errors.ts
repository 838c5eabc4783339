import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with reports of visits. */
export const visitReportErrors = defineErrors({
  report_not_found: { kind: 'not_found', message: 'Report not found' },
});
