import * as z from 'zod/mini';
import { professionalErrors } from './professionals.errors.ts';

/** A picture that was uploaded to the professional's folder of work-photos. */
export const newWorkPhotoSchema = z.object({
  path: z.string(professionalErrors.invalid_work_photo.message).check(z.minLength(1, professionalErrors.invalid_work_photo.message), z.maxLength(500)),
  caption: z.optional(z.string().check(z.trim(), z.maxLength(300, 'A caption can have at most 300 characters'))),
});
