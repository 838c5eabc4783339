import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { replaceDurably } from '#app/platform/config/durable-file.server.ts';
import { BackupError } from './backup-error.server.ts';
import { hashContents } from './copy-folder.server.ts';

/**
 * The list of the backup's files that PostgreSQL's manifest does not cover, written last: without it a backup is
 * incomplete.
 */
export const listFile = 'doorstep-backup.json';

const savedFile = z.object({ path: z.string(), size: z.int(), sha256: z.string() });
const listSchema = z.object({ version: z.literal(1), files: z.array(savedFile), checksum: z.string() });
export type SavedFile = z.infer<typeof savedFile>;

export async function writeList(folder: string, files: readonly SavedFile[]): Promise<void> {
  await replaceDurably(
    path.join(folder, listFile),
    `${JSON.stringify({ version: 1, files, checksum: checksumOf(files) }, null, 2)}\n`,
  );
}

/**
 * Reads the list.
 * @throws BackupError if it is missing or damaged
 */
export async function readList(folder: string): Promise<SavedFile[]> {
  const text = await readFile(path.join(folder, listFile), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupError(
      `${listFile} is missing: it is no backup of npm run backup, one that did not come to its end, or one of a version that wrote no checksums`,
    );
  const list = listSchema.safeParse(parseJson(text));
  if (!list.success || list.data.checksum !== checksumOf(list.data.files))
    throw new BackupError(`${listFile} is damaged`);
  return list.data.files;
}

function checksumOf(files: readonly SavedFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify(files.map(({ path: name, size, sha256 }) => [name, size, sha256])))
    .digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a folder's files against a list, as pg_verifybackup does: none is missing, none is unlisted, and all have
 * the listed size and checksum.
 * @throws BackupError naming the first that is wrong
 */
export async function assertFiles(
  folder: string,
  listed: readonly SavedFile[],
  isIgnored: (relative: string) => boolean,
): Promise<void> {
  const expected = new Map(listed.map((file) => [file.path, file]));
  const present = (await listFiles(folder)).filter((relative) => !isIgnored(relative));
  const extra = present.find((relative) => !expected.has(relative));
  if (extra !== undefined) throw new BackupError(`${extra} is not part of it`);
  for (const { path: name, size, sha256 } of listed) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (!found?.isFile()) throw new BackupError(`${name} is missing`);
    if (found.size !== size) throw new BackupError(`${name} has ${found.size} bytes instead of ${size}`);
    const handle = await open(path.join(folder, name));
    const hashed = await hashContents(handle).finally(() => handle.close());
    if (hashed.sha256 !== sha256) throw new BackupError(`${name} is damaged`);
  }
}

/** Lists the files of a folder and its subfolders, with slashes. Anything that is not a folder counts as a file. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
