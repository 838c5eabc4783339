import * as z from 'zod/mini';
import { requestLimits } from '#app/platform/config/limits.ts';
import { messageLimits, messageMessages, sides } from './message.ts';

const characters = messageLimits.text.toLocaleString('en-US');

/** A message: `id` is made by the sender, so that a message that is sent twice is one. */
export const messageSchema = z.object({
  id: z.uuid(),
  text: z
    .string(messageMessages.text)
    .check(
      z.trim(),
      z.minLength(1, messageMessages.text),
      z.maxLength(messageLimits.text, `At most ${characters} characters`),
    ),
});
export type NewMessage = z.output<typeof messageSchema>;

/** The first message to somebody: a client names the professional, a professional the client. */
export const firstMessageSchema = z
  .extend(messageSchema, { professional_id: z.optional(z.uuid()), client_id: z.optional(z.uuid()) })
  .check(
    z.refine(({ professional_id, client_id }) => (professional_id === undefined) !== (client_id === undefined), {
      message: messageMessages.recipient,
      path: ['professional_id'],
    }),
  );
export type FirstMessage = z.output<typeof firstMessageSchema>;

const limit = z._default(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(requestLimits.listMaximum)),
  messageLimits.page,
);

export const threadListSchema = z.object({
  as: z._default(z.enum(sides), 'client'),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit,
});

/** `before` is the sequence of the oldest message known. */
export const threadPageSchema = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  limit,
});

export const readSchema = z.object({ sequence: z.int().check(z.gte(0), z.lte(2_147_483_647)) });
