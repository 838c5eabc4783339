import type { Viewer } from '#app/platform/access/viewer.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type BucketName, isBucketName } from './buckets.ts';
import { fileErrors } from './files.errors.ts';
import { folderOf, isObjectPath } from './object-path.ts';

/**
 * Reports whether a viewer is the professional that a folder of work-photos is named after; implemented by a room
 * below.
 */
export type OwnsProfessional = (professionalId: string, viewer: Viewer) => Promise<boolean>;

/**
 * Validates the bucket and path of a URL.
 * @throws AppError bucket_not_found, invalid_path
 */
export function objectNamed(bucket: string, path: string): { bucket: BucketName; path: string } {
  if (!isObjectPath(path)) throw new AppError(fileErrors.invalid_path);
  return { bucket: bucketNamed(bucket), path };
}

/** @throws AppError bucket_not_found */
export function bucketNamed(name: string): BucketName {
  if (!isBucketName(name)) throw new AppError(fileErrors.bucket_not_found);
  return name;
}

/** @throws AppError foreign_folder unless the folder is named with the viewer's own id (OPEN-43, OPEN-48) */
export async function assertOwnFolder(
  bucket: BucketName,
  path: string,
  viewer: Viewer,
  ownsProfessional: OwnsProfessional,
): Promise<void> {
  const folder = folderOf(path);
  const own = bucket === 'work-photos' ? await ownsProfessional(folder, viewer) : folder === viewer.id;
  if (!own) throw new AppError(fileErrors.foreign_folder);
}
