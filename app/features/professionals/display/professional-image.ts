import { publicFileUrl } from '#app/features/files/public-file-url.ts';

export const placeholderImage = '/placeholder.svg';

export type ImageSources = { profile_photo_url: string | null; image: string | null };

/**
 * Returns the picture of a professional: the profile photo, otherwise the professional's image (a URL is used as it
 * is, a path is in the public bucket "profiles"), otherwise the placeholder (document 1, professional detail page).
 */
export function professionalImage({ profile_photo_url, image }: ImageSources): string {
  if (profile_photo_url) return profile_photo_url;
  if (!image) return placeholderImage;
  return isAddress(image) ? image : publicFileUrl('profiles', image);
}

function isAddress(image: string): boolean {
  return /^https?:\/\//i.test(image) || image.startsWith('/');
}
