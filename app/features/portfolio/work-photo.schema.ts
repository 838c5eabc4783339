import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { portfolioLimits } from '#app/features/professionals/portfolio-limits.ts';
import { professionalErrors } from '#app/features/professionals/professionals.errors.ts';

const caption = lineText('A caption is a text').check(
  z.maxLength(
    portfolioLimits.captionMaximum,
    `A caption can have at most ${portfolioLimits.captionMaximum} characters`,
  ),
);

/** A picture uploaded to the professional's folder of work-photos. */
export const newWorkPhotoSchema = z.object({
  path: z
    .string(professionalErrors.invalid_work_photo.message)
    .check(z.minLength(1, professionalErrors.invalid_work_photo.message), z.maxLength(500)),
  caption: z.optional(caption),
});

/** The caption of a photo; an empty text removes it. `base` is the caption shown before; not compared if missing. */
export const captionSchema = z.object({
  caption,
  base: z.optional(z.string().check(z.maxLength(portfolioLimits.captionMaximum))),
});

const photoIds = z
  .array(z.uuid('This is not the id of a photo'))
  .check(z.maxLength(portfolioLimits.photos * 2, 'That’s too many photos'));

/** The ids of all photos of a portfolio, the main one first. `base` is the order before; not compared if missing. */
export const portfolioOrderSchema = z.object({ ids: photoIds, base: z.optional(photoIds) });
