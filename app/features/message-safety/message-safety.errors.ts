import { defineErrors } from '#app/platform/errors/app-error.ts';

/** Errors of reports about threads. */
export const reportErrors = defineErrors({
  report_not_found: { kind: 'not_found', message: 'Report not found' },
  report_settled: { kind: 'conflict', message: 'This report has been settled already. Please reload the page.' },
});
