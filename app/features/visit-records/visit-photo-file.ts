import { buckets } from '#app/features/files/buckets.ts';
import type { ChosenFileRule } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { endingOf } from '#app/features/files/object-path.ts';

/** The files accepted as a photo of a visit. */
export const visitPhotoRule: ChosenFileRule = {
  kinds: buckets['visit-photos'].kinds,
  most: buckets['visit-photos'].sizeLimit,
  wanted: 'a JPEG or PNG',
};

/** Returns the upload path of a photo in the folder of who took it. */
export function visitPhotoPath(viewerId: string, photoId: string, { name }: Pick<File, 'name'>): string {
  return `${viewerId}/${photoId}.${endingOf(`/${name}`)}`;
}
