import * as z from 'zod/mini';

/** Whether a text is an id. Anything else cannot identify anything that exists. */
export function isId(text: string | null | undefined): text is string {
  return z.uuid().safeParse(text).success;
}
