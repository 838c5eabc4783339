import { buckets, fileKinds } from '#app/features/files/buckets.ts';
import { endingOf, plainName, workPhotoPath } from '#app/features/files/object-path.ts';
import { newIdempotencyKey } from '#app/platform/http/new-idempotency-key.ts';

type Candidate = Pick<File, 'name' | 'size' | 'type'>;

export const workPhotoMessages = {
  noImage: 'This is not an image.',
  empty: 'This file is empty.',
  large: 'Image size should be less than 5MB',
} as const;

/** Why a photo of one's work is refused before it is sent; undefined when it is not. Any image of at most 5 MB (OPEN-48). */
export function workPhotoProblem({ type, size }: Candidate): string | undefined {
  if (!type.startsWith('image/')) return workPhotoMessages.noImage;
  if (size === 0) return workPhotoMessages.empty;
  return size > buckets['work-photos'].sizeLimit ? workPhotoMessages.large : undefined;
}

/** Where a chosen photo goes: under a name of its own, with the ending that its type has (some devices write .jfif). */
export function newWorkPhotoPath(professionalId: string, { name, type }: Candidate, now = Date.now(), random = newIdempotencyKey().slice(0, 8)): string {
  const endings: readonly string[] = Object.hasOwn(fileKinds, type) ? fileKinds[type as keyof typeof fileKinds].endings : [];
  const isNamedSo = endings.length === 0 || endings.includes(endingOf(`/${name}`));
  return workPhotoPath(professionalId, `${now}-${random}-${plainName(isNamedSo ? name : `${name}.${endings[0]}`)}`);
}
