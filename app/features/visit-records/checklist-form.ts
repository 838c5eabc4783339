import * as z from 'zod/mini';
import { checklistSchema } from './visit-record.schema.ts';
import { linesOf } from './visit-record.ts';

/** The checklist as it is typed: one line each; the box counts if it is ticked. */
export const checklistFormSchema = z.object({
  lines: z.string().check((typed) => {
    const parsed = checklistSchema.safeParse({ lines: linesOf(typed.value) });
    if (parsed.success) return;
    const [issue] = parsed.error.issues;
    typed.issues.push({ code: 'custom', message: issue?.message ?? 'Please check the lines', input: typed.value });
  }),
  asksSignature: z.optional(z.literal('on')),
});
