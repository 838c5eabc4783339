import * as z from 'zod/mini';
import { importFieldNames } from '#app/features/import-files/import-fields.ts';
import { importFileLimits } from '#app/features/import-files/import-file-limits.ts';
import { lineOutcomes } from './lines/line-outcomes.ts';

const fieldTwice = 'Two columns can’t hold the same. Please choose another one.';

/** What a person chose for the columns and services of a file. */
export const importChoicesSchema = z.object({
  columns: z.array(z.nullable(z.enum(importFieldNames))).check(
    z.maxLength(importFileLimits.columnsMaximum),
    z.refine((columns) => {
      const fields = columns.filter((field) => field !== null);
      return new Set(fields).size === fields.length;
    }, fieldTwice),
  ),
  service_id: z.nullable(z.uuid()),
  services: z
    .record(z.string().check(z.regex(/^\d{1,4}$/)), z.uuid())
    .check(z.refine((services) => Object.keys(services).length <= importFileLimits.linesMaximum)),
  adds_clients: z.boolean(),
});

/** What the person saw: nothing is imported if it is no longer so. */
export const confirmationSchema = z.object({
  version: z.int(),
  outcomes: z.string().check(z.maxLength(importFileLimits.linesMaximum), z.regex(/^[ades]*$/)),
});

export const previewQuery = z.object({
  show: z.optional(z.enum(lineOutcomes)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(importFileLimits.linesMaximum)), 1),
});
