import * as z from 'zod/mini';
import { isSeveralLines, lineText } from '#app/lib/line-text.ts';
import { photoMoments, recordFields, recordLimits } from './visit-record.ts';

const line = (maximum: number) =>
  lineText().check(z.minLength(1, 'Please write something'), z.maxLength(maximum, `At most ${maximum} characters`));

const unrepeated = (lines: readonly string[]) => new Set(lines).size === lines.length;
const repeatedText = 'Each line can stand here once';

/** What a service's checklist consists of; an empty one is none. Without `asks_signature` that setting stays as it is. */
export const checklistSchema = z.object({
  lines: z
    .array(line(recordLimits.lineMaximum))
    .check(
      z.maxLength(recordLimits.lines, `At most ${recordLimits.lines} lines`),
      z.refine(unrepeated, { error: repeatedText }),
    ),
  asks_signature: z.optional(z.boolean()),
});
export type ChecklistInput = z.output<typeof checklistSchema>;

/** What is saved, and the checklist that was shown before: over another it is refused. */
export const checklistRequest = z.extend(checklistSchema, { base: z.optional(checklistSchema) });
export type ChecklistRequest = z.output<typeof checklistRequest>;

/** What is written at a visit. */
export const recordSchema = z.object({
  checklist: z.array(z.object({ line: line(recordLimits.lineMaximum), checked: z.boolean() })).check(
    z.maxLength(recordLimits.lines, `At most ${recordLimits.lines} lines`),
    z.refine((lines) => unrepeated(lines.map((one) => one.line)), { error: repeatedText }),
  ),
  materials: z
    .array(line(recordLimits.materialMaximum))
    .check(z.maxLength(recordLimits.materials, `At most ${recordLimits.materials} lines`)),
  note: z
    .string()
    .check(
      z.trim(),
      z.maxLength(recordLimits.noteMaximum, `At most ${recordLimits.noteMaximum} characters`),
      z.refine(isSeveralLines, 'Please write this without invisible characters.'),
    ),
});

/**
 * The whole record, and what of it was changed: the rest is as the page read it, and takes the place of nothing that
 * another one saved meanwhile. Without `changed` all of it counts.
 */
export const recordRequest = z.extend(recordSchema, {
  changed: z.optional(z.array(z.enum(recordFields)).check(z.maxLength(recordFields.length))),
});
export type RecordRequest = z.output<typeof recordRequest>;

/** An uploaded photo; `id` is made where it was taken, so that the same again adds nothing. */
export const photoSchema = z.object({
  id: z.uuid('A photo needs an id'),
  moment: z.enum(photoMoments),
  path: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type PhotoRequest = z.output<typeof photoSchema>;
