import * as z from 'zod/mini';
import { about, text } from '#app/platform/http/api/answer-fields.server.ts';

export const doorLinkAnswer = z.object({
  url: about('Opens without an account; null without a link.', z.nullable(text('https://doorstep.example/door/a.b'))),
});
