import * as z from 'zod/mini';
import { id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

export const pushDeviceAnswer = named(
  'PushDevice',
  z.object({
    id,
    name: text('Chrome on Android'),
    created_at: instant,
    delivered_at: z.nullable(instant),
  }),
);
