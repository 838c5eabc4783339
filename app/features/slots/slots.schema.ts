import * as z from 'zod/mini';
import { isPlainDate, isPlainMonth } from '#app/lib/dates/plain-date.ts';

/** Slots are read for a day or a month. */
export const slotDateChecks = {
  date: z.optional(z.string().check(z.refine(isPlainDate, 'date must be YYYY-MM-DD'))),
  month: z.optional(z.string().check(z.refine(isPlainMonth, 'month must be YYYY-MM'))),
};

/** Where the visit would take place; with it, a slot can be too far. */
export const zipOfVisit = z.string().check(z.regex(/^\d{5}$/, 'zip must be 5 digits'));

export const oneOfDateAndMonth = z.refine<{ date?: string | undefined; month?: string | undefined }>(
  (query) => (query.date === undefined) !== (query.month === undefined),
  { path: ['date'], message: 'Either date or month is needed' },
);
