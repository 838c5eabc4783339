import * as z from 'zod/mini';
import { ownerSchema } from '#app/features/accounts/credentials.schema.ts';

const code = z
  .string('Please enter the code')
  .check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(40, 'This code is too long'));

export const setupCodeSchema = z.object({ code });
export const signInCodeSchema = z.object({ code, trust_device: z.optional(z.boolean()) });

/** The owner, with a code of the current phone or a recovery code. */
export const phoneMoveSchema = z.extend(ownerSchema, { code });
export type PhoneMove = z.output<typeof phoneMoveSchema>;
