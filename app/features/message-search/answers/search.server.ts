import * as z from 'zod/mini';
import { about, id, instant, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { threadAnswer } from '#app/features/messages/answers/messages.server.ts';

export const threadSearchAnswer = z.object({
  items: about(
    'The thread with the newest match first.',
    z.array(
      z.object({
        thread: threadAnswer,
        matches: about(
          'Its newest messages with all of the words.',
          z.array(
            z.object({
              id,
              sequence: whole,
              is_own: z.boolean(),
              snippet: about('What is around the first of the words.', text('…the gate code is 4711')),
              sent_at: instant,
            }),
          ),
        ),
        match_count: whole,
      }),
    ),
  ),
  is_cut: about('Whether there may be older matches than were looked at.', z.boolean()),
});
