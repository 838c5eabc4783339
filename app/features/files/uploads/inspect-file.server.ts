import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#app/platform/errors/app-error.ts';
import { buckets, fileKinds, fileLimits, type BucketName, type FileKind } from '../buckets.ts';
import { headLength, kindOfBytes } from '../file-kind.ts';
import { fileErrors } from '../files.errors.ts';
import { endingOf } from '../object-path.ts';
import { runSerially } from './one-at-a-time.server.ts';
import { inspectPdf, type InspectedPdf } from '../pdf/inspect-pdf.server.ts';
import { drawSvg } from '../svg/draw-svg.server.ts';

/** A picture: the file it is rendered from, and its pixels after applying its orientation. */
export type InspectedPicture = { file: string; width: number; height: number };

/** The result of inspecting a file. */
export type InspectedFile = { kind: FileKind; picture?: InspectedPicture; document?: InspectedPdf };

/** A file on disk to inspect, and where it is to be stored. */
export type FileToJudge = { file: string; bucket: BucketName; path: string; ownerId: string };

/**
 * Determines a file's kind from its bytes, and whether this bucket accepts it under this name. The declared
 * content-type is ignored. Documents and SVGs queue separately, so a slow one delays no photo. An SVG is drawn here
 * once, beside the file; from then on the drawing is the picture.
 * @throws AppError wrong_kind, wrong_ending, unreadable_picture, locked_document, unsafe_document, documents_busy
 */
export async function inspectFile({ file, bucket, path, ownerId }: FileToJudge): Promise<InspectedFile> {
  const kind = await runSerially(() => kindOf(file));
  if (!kind || !isTaken(bucket, kind)) throw new AppError(fileErrors.wrong_kind);
  if (!(fileKinds[kind].endings as readonly string[]).includes(endingOf(path)))
    throw new AppError(fileErrors.wrong_ending);
  if (!fileKinds[kind].picture) return { kind, document: await inspectPdf(file, ownerId) };
  const picture = kind === 'image/svg+xml' ? await drawSvg(file, ownerId) : file;
  return { kind, picture: { file: picture, ...(await runSerially(() => pixelsOf(picture))) } };
}

function isTaken(bucket: BucketName, kind: FileKind): boolean {
  return (buckets[bucket].kinds as readonly FileKind[]).includes(kind);
}

async function kindOf(file: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(file);
  if (found && Object.hasOwn(fileKinds, found.mime)) return found.mime as FileKind;
  // SVG has no signature, and the renderer is not asked here: how long it takes to read one is up to the file.
  if (found && found.mime !== 'application/xml') return undefined;
  return kindOfBytes(await headOf(file)) === 'image/svg+xml' ? 'image/svg+xml' : undefined;
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
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
