import * as z from 'zod/mini';

/** An id in a path. Whatever is no id of ours cannot name anything that exists. */
export const idParameter = z.object({ id: z.uuid('Not found') });

export function isId(text: string | null | undefined): text is string {
  return z.uuid().safeParse(text).success;
}
