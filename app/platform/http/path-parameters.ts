import * as z from 'zod/mini';

/** Whether a text is an id. Whatever is no id of ours cannot name anything that exists. */
export function isId(text: string | null | undefined): text is string {
  return z.uuid().safeParse(text).success;
}
