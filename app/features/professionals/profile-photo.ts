/** Limits of the profile page; those of the photo are stated (document 2, sections 5 and 9). */
export const profileLimits = {
  /** Bytes; the bucket itself takes more (OPEN-48). */
  photoBytes: 5 * 1024 * 1024,
  /** Pixels of each side of the square that is cut out, at most. */
  photoSide: 1_080,
  bioMaximum: 4_000,
  /** After a save until the profile is read anew (PROF-009). */
  reloadMilliseconds: 1_000,
} as const;

/** The types of a profile photo (LIMIT-005 to LIMIT-007). */
export const profilePhotoTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/jpg']);

export const profilePhotoToasts = {
  invalid: { title: 'Invalid File', description: 'Please upload a valid image file (JPEG or PNG)' },
  large: { title: 'File Too Large', description: 'Image size should be less than 5MB' },
  failed: (reason: string) => ({ title: 'Upload Failed', description: reason }),
} as const;

/** What the toast says of a chosen file; undefined when it can be used. Exactly 5 MB is accepted (OPEN-48). */
export function profilePhotoRefusal({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!profilePhotoTypes.has(type)) return profilePhotoToasts.invalid;
  return size > profileLimits.photoBytes ? profilePhotoToasts.large : undefined;
}
