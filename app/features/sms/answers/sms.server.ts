import * as z from 'zod/mini';
import { about, day, id, instant, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { eventKinds } from '../delivery/text-state.ts';

export const mobileNumberAnswer = named(
  'MobileNumber',
  z.object({
    offered: about('Whether text messages are offered at all.', z.boolean()),
    number: z.nullable(
      z.object({
        phone: text('(512) 555-0134'),
        state: z.enum(['on', 'stopped', 'unreachable']),
        message: about('Why it gets no texts.', z.nullable(text('Texts to this number were ended with STOP.'))),
        time_zone: about('Quiet hours follow it.', timeZone),
      }),
    ),
    pending: about(
      'A number that waits for its code.',
      z.nullable(
        z.object({
          phone: text('(512) 555-0134'),
          resend_seconds: about('Until another code can be requested; 0 if it can.', whole),
        }),
      ),
    ),
  }),
);

const period = {
  texts: whole,
  segments: about('As they are charged.', whole),
  delivered: whole,
  failed: whole,
  price_micros: about('Millionths of a dollar, of the texts whose price Twilio has reported.', whole),
  unpriced: about('Sent texts whose price is not known yet.', whole),
};

export const smsCostsAnswer = named(
  'TextMessageCosts',
  z.object({
    offered: z.boolean(),
    days: about('The last 7 days with texts, newest first.', z.array(z.object({ day, ...period }))),
    months: about('The last 12 months with texts.', z.array(z.object({ month: text('2026-11'), ...period }))),
    today: z.object({
      segments: about('Of notices.', whole),
      ceiling: whole,
      code_segments: whole,
      code_ceiling: whole,
      full: about('Whether a text was refused for the ceiling today.', z.boolean()),
    }),
    failures: about(
      'The newest 10 texts that were not delivered.',
      z.array(
        z.object({
          id,
          kind: z.enum(['code', 'reminder', ...eventKinds]),
          error_code: z.nullable(whole),
          text: text('The phone was off or out of reach'),
          created_at: instant,
        }),
      ),
    ),
  }),
);
