import * as z from 'zod/mini';
import { isLinkName } from './link-name.ts';
import { linkLimits } from './link-limits.ts';

export const linkNameMessage = `Please use ${linkLimits.nameMinimum} to ${linkLimits.nameMaximum} letters (a to z), digits and single hyphens.`;

/** The name after the `@`. Capital letters and a typed `@` are allowed, and stored without. */
export const bookingLinkSchema = z.object({
  name: z.string(linkNameMessage).check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite((name) => name.replace(/^@/, '')),
    z.refine(isLinkName, linkNameMessage),
  ),
});
export type BookingLinkForm = z.input<typeof bookingLinkSchema>;
