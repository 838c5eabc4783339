import * as z from 'zod/mini';
import { sides } from '#app/features/messages/message.ts';
import { searchLimits } from './search-limits.ts';

const { minimum, maximum } = searchLimits;

export const searchMessages = {
  short: `Type at least ${minimum} letters.`,
  long: `Please use at most ${maximum} letters.`,
} as const;

export const threadSearchSchema = z.object({
  as: z._default(z.enum(sides), 'client'),
  query: z
    .string(searchMessages.short)
    .check(z.trim(), z.minLength(minimum, searchMessages.short), z.maxLength(maximum, searchMessages.long)),
});
export type ThreadSearch = z.output<typeof threadSearchSchema>;
