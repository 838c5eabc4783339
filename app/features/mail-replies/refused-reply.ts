import * as z from 'zod/mini';
import { sides } from '#app/features/messages/message.ts';

/** Why a reply by mail did not become a message, or not all of it. */
export const replyRefusals = [
  'wrong-sender',
  'expired',
  'empty',
  'too-long',
  'left',
  'closed',
  'files-early',
  'files-refused',
] as const;
export type ReplyRefusal = (typeof replyRefusals)[number];

/** A reply that its sender is told about. */
export const refusedReply = z.object({ threadId: z.string(), side: z.enum(sides), reason: z.enum(replyRefusals) });
export type RefusedReply = z.infer<typeof refusedReply>;
