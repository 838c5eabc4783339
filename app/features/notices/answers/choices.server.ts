import * as z from 'zod/mini';
import { named } from '#app/platform/http/api/answer-fields.server.ts';
import { channels, choiceKinds, recipients } from '../notices.ts';

export const choiceStateAnswer = named(
  'ChoiceState',
  z.object({
    recipient: z.enum(recipients),
    kind: z.enum(choiceKinds),
    mail: z.nullable(z.boolean()),
    push: z.nullable(z.boolean()),
    sms: z.nullable(z.boolean()),
    fixed: z.array(z.enum(channels)),
  }),
);
