import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { requestLimits } from '#app/platform/config/limits.ts';
import { messageFileLimits } from './attachments/message-file.ts';
import { messageLimits, messageMessages, sides } from './message.ts';

const characters = messageLimits.text.toLocaleString('en-US');

const text = z
  .string(messageMessages.text)
  .check(z.trim(), z.maxLength(messageLimits.text, `At most ${characters} characters`));

/** An upload in the sender's folder, and what its sender calls it. */
const fileSchema = z.object({
  path: z.string().check(z.maxLength(500)),
  name: lineText().check(z.minLength(1), z.maxLength(messageFileLimits.name)),
});
export type NewMessageFile = z.output<typeof fileSchema>;

/**
 * A message with a text, files or both: `id` is made by the sender, so that a message that is sent twice is one.
 */
export const messageSchema = z
  .object({
    id: z.uuid(),
    text,
    files: z.optional(
      z.array(fileSchema).check(z.maxLength(messageFileLimits.files, `At most ${messageFileLimits.files} files`)),
    ),
  })
  .check(
    z.refine(({ text, files = [] }) => text !== '' || files.length > 0, {
      message: messageMessages.text,
      path: ['text'],
    }),
  );
export type NewMessage = z.output<typeof messageSchema>;

/** The first message to somebody: a client names the professional, a professional the client. */
export const firstMessageSchema = z
  .object({
    id: z.uuid(),
    text: text.check(z.minLength(1, messageMessages.text)),
    professional_id: z.optional(z.uuid()),
    client_id: z.optional(z.uuid()),
  })
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

/** `size` is `small` for a picture of a file, as the page shows it. */
export const messageFileSchema = z.object({ size: z.optional(z.enum(['small', 'full'])) });
