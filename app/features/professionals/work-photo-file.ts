import { buckets } from '#app/features/files/buckets.ts';
import type { ChosenFileRule } from '#app/features/files/inspect-chosen-file.ts';
import { plainName, workPhotoPath } from '#app/features/files/object-path.ts';
import { newIdempotencyKey } from '#app/platform/http/new-idempotency-key.ts';

/** What a photo of one's work may be: any image of at most 5 MB that can be shown (OPEN-48). */
export const workPhotoRule: ChosenFileRule = {
  kinds: buckets['work-photos'].kinds,
  most: buckets['work-photos'].sizeLimit,
  wanted: 'an image',
};

/** Where a chosen photo goes: under a name of its own. */
export function newWorkPhotoPath(
  professionalId: string,
  { name }: Pick<File, 'name'>,
  now = Date.now(),
  random = newIdempotencyKey().slice(0, 8),
): string {
  return workPhotoPath(professionalId, `${now}-${random}-${plainName(name)}`);
}
