import { buckets } from '#app/features/files/buckets.ts';
import type { ChosenFileRule, FileProblem } from '#app/features/files/uploads/inspect-chosen-file.ts';

/** Limits of the profile page; those of the photo are documented (document 2, sections 5 and 9). */
export const profileLimits = {
  /** Bytes; the bucket itself allows more (OPEN-48). */
  photoBytes: 5 * 1024 * 1024,
  /** Maximum side of the cropped square in pixels. */
  photoSide: 1_080,
  bioMaximum: 4_000,
  /** From a save until the profile is reloaded (PROF-009). */
  reloadMilliseconds: 1_000,
} as const;

/** The files accepted as a profile photo, in the profile and in the application (LIMIT-005 to LIMIT-007). */
export const profilePhotoRule: ChosenFileRule = {
  kinds: buckets.profiles.kinds,
  most: profileLimits.photoBytes,
  wanted: 'a JPEG or PNG',
};

export const profilePhotoTexts = {
  invalid: 'Please upload a valid image file (JPEG or PNG)',
  large: 'Image size should be less than 5MB',
} as const;

export const profilePhotoToasts = {
  invalid: { title: 'Invalid File', description: profilePhotoTexts.invalid },
  large: { title: 'File Too Large', description: profilePhotoTexts.large },
  failed: (reason: string) => ({ title: 'Upload Failed', description: reason }),
} as const;

/** Returns the documented toast for a refused photo; the reason is shown next to the field. */
export function profilePhotoRefusal({ isTooLarge }: FileProblem) {
  return isTooLarge ? profilePhotoToasts.large : profilePhotoToasts.invalid;
}
