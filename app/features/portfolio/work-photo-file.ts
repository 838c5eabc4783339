import { buckets } from '#app/features/files/buckets.ts';
import type { ChosenFileRule } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { plainName, workPhotoPath } from '#app/features/files/object-path.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';

/** The files accepted as a work photo: any displayable image of at most 5 MB (OPEN-48). */
export const workPhotoRule: ChosenFileRule = {
  kinds: buckets['work-photos'].kinds,
  most: buckets['work-photos'].sizeLimit,
  wanted: 'an image',
};

/** Returns the upload path of a chosen photo, with a unique name. */
export function newWorkPhotoPath(
  professionalId: string,
  { name }: Pick<File, 'name'>,
  now = Date.now(),
  random = newIdempotencyKey().slice(0, 8),
): string {
  return workPhotoPath(professionalId, `${now}-${random}-${plainName(name)}`);
}
