import { publicFileUrl } from '#app/features/files/public-file-url.ts';

export const placeholderImage = '/placeholder.svg';

export type ImageSources = { profile_photo_url: string | null; image: string | null };

/**
 * The picture of a professional: the profile photo, else the professional's image (an address is used as it is, a path
 * lies in the public bucket "profiles"), else the placeholder (document 1, professional detail page).
 */
export function professionalImage({ profile_photo_url, image }: ImageSources): string {
  if (profile_photo_url) return profile_photo_url;
  if (!image) return placeholderImage;
  return isAddress(image) ? image : publicFileUrl('profiles', image);
}

function isAddress(image: string): boolean {
  return /^https?:\/\//i.test(image) || image.startsWith('/');
}
