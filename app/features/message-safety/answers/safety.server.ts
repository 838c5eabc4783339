import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { sides } from '#app/features/messages/message.ts';
import { reportOutcomes, reportReasons } from '../report.ts';

const side = z.enum(sides);

export const reportAnswer = named(
  'ThreadReport',
  z.object({
    id,
    reported_by: side,
    client: text('Maya Brooks'),
    professional: text('Sam Shears'),
    professional_id: z.nullable(id),
    reason: z.enum(reportReasons),
    details: about('In the words of who reported it.', text('He asked me to pay in cash.')),
    reported_at: instant,
    settlement: z.nullable(
      z.object({ outcome: z.enum(reportOutcomes), note: text('A misunderstanding.'), at: instant }),
    ),
  }),
);

export const reportedThreadAnswer = named(
  'ReportedThread',
  z.object({
    messages: about(
      'The last of them, the oldest first, as they were written.',
      z.array(
        z.object({
          id,
          side,
          text: text('Pay me in cash.'),
          files: about('Their names.', z.array(text('garden.jpg'))),
          is_erased: z.boolean(),
          sent_at: instant,
        }),
      ),
    ),
    has_earlier: z.boolean(),
  }),
);
