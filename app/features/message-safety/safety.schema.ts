import * as z from 'zod/mini';
import { requestLimits } from '#app/platform/config/limits.ts';
import { reportLimits, reportMessages, reportOutcomes, reportReasons } from './report.ts';

const written = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(reportLimits.details, `At most ${reportLimits.details.toLocaleString('en-US')} characters`),
    );

/** A report: `id` is made by the browser, so that one that is sent twice is one. */
export const reportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons, reportMessages.reason),
  details: written(reportMessages.details),
});
export type NewReport = z.output<typeof reportSchema>;

export const reportListSchema = z.object({
  state: z._default(z.enum(['open', 'settled']), 'open'),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)),
    requestLimits.listDefault,
  ),
});

export const openingSchema = z.object({ reason: written(reportMessages.opening) });

export const settlementSchema = z.object({ outcome: z.enum(reportOutcomes), note: written(reportMessages.note) });
export type ReportSettlement = z.output<typeof settlementSchema>;
