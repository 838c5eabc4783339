import * as z from 'zod/mini';
import { about, id, named, text } from '#app/platform/http/api/answer-fields.server.ts';

export const savedReplyAnswer = named(
  'SavedReply',
  z.object({
    id,
    title: text('What I need'),
    text: about('{name} and {service} stand for those of a conversation.', text('Hi {name}, I need a plug nearby.')),
  }),
);
