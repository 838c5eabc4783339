import { fileKinds, fileLimits, type FileKind } from './buckets.ts';
import { fileErrors } from './files.errors.ts';
import { type FoundKind, hasPdfTrailer, headLength, kindOfBytes } from './file-kind.ts';
import { endingOf } from './object-path.ts';

/** What a field takes. */
export interface ChosenFileRule {
  kinds: readonly FileKind[];
  /** Bytes; exactly as many are accepted (OPEN-48). */
  most: number;
  /** The kinds in words: "a JPEG or PNG". */
  wanted: string;
}

/** Why a file is not taken, in words that stand beside it. */
export interface FileProblem {
  isTooLarge: boolean;
  text: string;
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  text: string;
}

/** A file that can be uploaded, with the type and the ending that its bytes have; or what is wrong with it. */
export type InspectedChoice = { file: File; problem?: undefined } | { file: File; problem: FileProblem };

/** Pictures that every browser decodes; of the others the server says whether they can be read. */
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
  heic: 'This is a HEIC photo, as iPhones take them. Please save it as JPEG and choose that one.',
  gone: 'This file cannot be read. It may have been moved or deleted: please choose it again.',
  wrongKind: (found: FileKind, wanted: string) => `This is ${kindNames[found]}. Please choose ${wanted}.`,
  unknownKind: (wanted: string) => `This is not ${wanted}.`,
  wrongName: (wanted: string) => `This is not ${wanted}, although its name ends like one.`,
  tooLarge: (size: number, most: number) => `This file is ${megabytes(size)}MB. The most is ${megabytes(most)}MB.`,
} as const;

/**
 * Judges a file when it is chosen, by its bytes, so that nobody hears of it after the upload or days later. The
 * server judges again (judge-file.server.ts): it opens PDFs, which a browser's page cannot.
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

/** Judges files that were chosen together, one after the other: each may be a picture that fills the memory. */
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

/**
 * What calls itself something that the field does not take is refused as well (APPLY-017); types that nobody knows
 * count for nothing.
 */
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

/** The server asks that the name's ending says what is in the file; cameras and devices write .jfif, or nothing. */
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

/** As large as it is said to be, and never as large as allowed when it is larger: 10.1 for a byte more than 10. */
function megabytes(bytes: number): string {
  return String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
}
