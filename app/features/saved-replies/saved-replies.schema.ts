import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { savedReplyLimits, savedReplyMessages } from './saved-reply.ts';

const characters = (maximum: number) => `At most ${maximum.toLocaleString('en-US')} characters`;

export const savedReplySchema = z.object({
  title: lineText(savedReplyMessages.title).check(
    z.minLength(1, savedReplyMessages.title),
    z.maxLength(savedReplyLimits.title, characters(savedReplyLimits.title)),
  ),
  text: z
    .string(savedReplyMessages.text)
    .check(
      z.trim(),
      z.minLength(1, savedReplyMessages.text),
      z.maxLength(savedReplyLimits.text, characters(savedReplyLimits.text)),
    ),
});
export type SavedReplyContent = z.output<typeof savedReplySchema>;
