import * as z from 'zod/mini';

const code = z
  .string('Please enter the code')
  .check(z.trim(), z.minLength(1, 'Please enter the code'), z.maxLength(40, 'This code is too long'));

export const setupCodeSchema = z.object({ code });
export const signInCodeSchema = z.object({ code, trust_device: z.optional(z.boolean()) });
