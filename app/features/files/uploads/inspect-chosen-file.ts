import { fileKinds, fileLimits, type FileKind } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { type FoundKind, hasPdfTrailer, headLength, kindOfBytes } from '../file-kind.ts';
import { endingOf } from '../object-path.ts';

/** The files a field accepts. */
export interface ChosenFileRule {
  kinds: readonly FileKind[];
  /** Bytes; a file of exactly this size is accepted (OPEN-48). */
  most: number;
  /** The kinds in words: "a JPEG or PNG". */
  wanted: string;
}

/** Why a file is refused, with the text shown next to it. */
export interface FileProblem {
  isTooLarge: boolean;
  text: string;
}

/** A refused file with the reason. */
export interface RefusedFile {
  name: string;
  text: string;
}

/**
 * A chosen file: either ready for upload, with the type and extension of its content, or with the reason it is
 * refused.
 */
export type InspectedChoice = { file: File; problem?: undefined } | { file: File; problem: FileProblem };

/** Pictures that every browser can decode; only the server can tell whether the others are readable. */
const decoded: readonly FoundKind[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const kindNames: Record<FileKind, string> = {
  'application/pdf': 'a PDF',
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/webp': 'a WebP picture',
  'image/avif': 'an AVIF picture',
  'image/gif': 'a GIF picture',
  'image/tiff': 'a TIFF picture',
  'image/svg+xml': 'an SVG picture',
};

export const chosenFileTexts = {
  heic: 'This is a HEIC photo, the format iPhones use. Please save it as a JPEG and choose that one.',
  gone: 'We can’t read this file. It may have been moved or deleted: please choose it again.',
  wrongKind: (found: FileKind, wanted: string) => `This is ${kindNames[found]}. Please choose ${wanted}.`,
  unknownKind: (wanted: string) => `This is not ${wanted}.`,
  wrongName: (wanted: string) => `This is not ${wanted}, although its name ends like one.`,
  tooLarge: (size: number, most: number) => `This file is ${megabytes(size)}MB. The limit is ${megabytes(most)}MB.`,
} as const;

/**
 * Inspects the bytes of a file when it is chosen, so that a refusal is not shown only after the upload or days later.
 * The server inspects it again (inspect-file.server.ts): it also opens PDFs, which the browser cannot.
 */
export async function inspectChosenFile(file: File, rule: ChosenFileRule): Promise<InspectedChoice> {
  if (file.size > rule.most)
    return { file, problem: { isTooLarge: true, text: chosenFileTexts.tooLarge(file.size, rule.most) } };
  try {
    const kind = kindOfBytes(await bytesOf(file.slice(0, headLength)));
    const text = await problemText(file, kind, rule);
    if (text !== undefined) return { file, problem: { isTooLarge: false, text } };
    return { file: namedAs(file, kind as FileKind) };
  } catch {
    return { file, problem: { isTooLarge: false, text: chosenFileTexts.gone } };
  }
}

/** Inspects files chosen together one at a time, because a single picture may need a lot of memory. */
export async function inspectChosenFiles(files: readonly File[], rule: ChosenFileRule): Promise<InspectedChoice[]> {
  const inspected: InspectedChoice[] = [];
  for (const file of files) inspected.push(await inspectChosenFile(file, rule));
  return inspected;
}

async function problemText(
  file: File,
  kind: FoundKind,
  { kinds, wanted }: ChosenFileRule,
): Promise<string | undefined> {
  if (file.size === 0) return fileErrors.file_empty.message;
  if (kind === 'image/heic') return chosenFileTexts.heic;
  if (kind === undefined)
    return (isNamedLike(file, kinds) ? chosenFileTexts.wrongName : chosenFileTexts.unknownKind)(wanted);
  if (!kinds.includes(kind)) return chosenFileTexts.wrongKind(kind, wanted);
  const claimed = claimProblem(file, { kinds, wanted });
  if (claimed !== undefined) return claimed;
  if (kind === 'application/pdf')
    return hasPdfTrailer(await bytesOf(file)) ? undefined : fileErrors.unsafe_document.message;
  return decoded.includes(kind) && !(await canBeDecoded(file)) ? fileErrors.unreadable_picture.message : undefined;
}

/** Refuses files whose declared type the field does not accept (APPLY-017); unknown types are ignored. */
function claimProblem({ type }: File, { kinds, wanted }: Pick<ChosenFileRule, 'kinds' | 'wanted'>): string | undefined {
  if (Object.hasOwn(fileKinds, type))
    return kinds.includes(type as FileKind) ? undefined : chosenFileTexts.wrongKind(type as FileKind, wanted);
  return /^(?:text|audio|video)\//.test(type) ? chosenFileTexts.unknownKind(wanted) : undefined;
}

function isNamedLike({ name }: File, kinds: readonly FileKind[]): boolean {
  return kinds.some((kind) => (fileKinds[kind].endings as readonly string[]).includes(endingOf(`/${name}`)));
}

async function canBeDecoded(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    const pixels = bitmap.width * bitmap.height;
    bitmap.close();
    return pixels <= fileLimits.pixels;
  } catch {
    return false;
  }
}

/** Gives the file the extension of its content, which the server requires; cameras and devices write .jfif, or none. */
function namedAs(file: File, kind: FileKind): File {
  const endings: readonly string[] = fileKinds[kind].endings;
  const isNamedSo = endings.includes(endingOf(`/${file.name}`));
  if (isNamedSo && file.type === kind) return file;
  return new File([file], isNamedSo ? file.name : `${file.name}.${endings[0]}`, {
    type: kind,
    lastModified: file.lastModified,
  });
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Rounds up, so that a file over the limit never appears to be exactly at it: one byte more than 10 MB is 10.1. */
function megabytes(bytes: number): string {
  return String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}
