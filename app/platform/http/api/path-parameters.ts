import * as z from 'zod/mini';

/** Made once: making a schema costs ten times as much as checking a text with it. */
const idSchema = z.uuid();

/** Whether a text is an id. Anything else cannot identify anything that exists. */
export function isId(text: string | null | undefined): text is string {
  return idSchema.safeParse(text).success;
}
