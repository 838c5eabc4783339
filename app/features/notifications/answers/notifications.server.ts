import * as z from 'zod/mini';
import { id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { channels, choiceKinds, recipients } from '../notices.ts';

export const pushDeviceAnswer = named(
  'PushDevice',
  z.object({
    id,
    name: text('Chrome on Android'),
    created_at: instant,
    delivered_at: z.nullable(instant),
  }),
);

export const choiceStateAnswer = named(
  'ChoiceState',
  z.object({
    recipient: z.enum(recipients),
    kind: z.enum(choiceKinds),
    mail: z.nullable(z.boolean()),
    push: z.nullable(z.boolean()),
    fixed: z.array(z.enum(channels)),
  }),
);
