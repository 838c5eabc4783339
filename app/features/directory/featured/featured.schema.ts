import * as z from 'zod/mini';

/** The number of professionals in the home page's block (PUB-009); the table has as many places. */
export const featuredMaximum = 3;

export const featuredSchema = z.object({
  professionalIds: z.array(z.uuid('Please give ids of professionals'), 'Please give a list of professionals').check(
    z.maxLength(featuredMaximum, `At most ${featuredMaximum} professionals can be featured`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A professional can only be featured once'),
  ),
  /** The list shown before the change; not compared if missing. */
  base: z.optional(z.array(z.uuid()).check(z.maxLength(featuredMaximum))),
});
