import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#app/platform/errors/app-error.ts';
import { buckets, fileKinds, fileLimits, type BucketName, type FileKind } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { endingOf } from '../object-path.ts';
import { runSerially } from './one-at-a-time.server.ts';
import { inspectPdf, type InspectedPdf } from '../pdf/inspect-pdf.server.ts';

/** The result of inspecting a file; pixels after applying the picture's orientation. */
export type InspectedFile = { kind: FileKind; picture?: { width: number; height: number }; document?: InspectedPdf };

/** A file on disk to inspect, and where it is to be stored. */
export type FileToJudge = { file: string; bucket: BucketName; path: string; ownerId: string };

/**
 * Determines a file's kind from its bytes, and whether this bucket accepts it under this name. The declared
 * content-type is ignored. Documents queue separately, so a slow one delays no picture.
 * @throws AppError wrong_kind, wrong_ending, unreadable_picture, locked_document, unsafe_document, documents_busy
 */
export async function inspectFile({ file, bucket, path, ownerId }: FileToJudge): Promise<InspectedFile> {
  const kind = await runSerially(() => kindOf(file));
  if (!kind || !isTaken(bucket, kind)) throw new AppError(fileErrors.wrong_kind);
  if (!(fileKinds[kind].endings as readonly string[]).includes(endingOf(path)))
    throw new AppError(fileErrors.wrong_ending);
  if (fileKinds[kind].picture) return { kind, picture: await runSerially(() => pixelsOf(file)) };
  return { kind, document: await inspectPdf(file, ownerId) };
}

function isTaken(bucket: BucketName, kind: FileKind): boolean {
  return (buckets[bucket].kinds as readonly FileKind[]).includes(kind);
}

async function kindOf(file: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(file);
  if (found && Object.hasOwn(fileKinds, found.mime)) return found.mime as FileKind;
  // SVG has no signature: a file is SVG if the renderer reads it as SVG.
  if (found && found.mime !== 'application/xml') return undefined;
  const { format } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined }));
  return format === 'svg' ? 'image/svg+xml' : undefined;
}

async function pixelsOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await sharp(file)
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError(fileErrors.unreadable_picture, { cause });
    });
  if (width * height > fileLimits.pixels || width < 1 || height < 1) throw new AppError(fileErrors.unreadable_picture);
  return { width: autoOrient.width, height: autoOrient.height };
}
