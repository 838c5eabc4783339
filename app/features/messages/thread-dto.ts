import type * as z from 'zod/mini';
import type {
  messageAnswer,
  messageFileAnswer,
  threadAnswer,
  threadBookingAnswer,
  threadPageAnswer,
  threadsAnswer,
  unreadAnswer,
} from './answers/messages.server.ts';

export type ThreadDto = z.infer<typeof threadAnswer>;
export type MessageDto = z.infer<typeof messageAnswer>;
export type MessageFileDto = z.infer<typeof messageFileAnswer>;
export type ThreadBookingDto = z.infer<typeof threadBookingAnswer>;
export type ThreadListDto = z.infer<typeof threadsAnswer>;
export type ThreadPageDto = z.infer<typeof threadPageAnswer>;
export type UnreadDto = z.infer<typeof unreadAnswer>;
