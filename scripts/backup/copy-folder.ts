import { createHash } from 'node:crypto';
import { mkdir, open, readdir, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** What of DATA_DIR is saved beside the database: not its place on this machine, and not the sandbox's make-believe. */
export function kept(relative: string): boolean {
  return !['postgres', 'postgres-location', 'postgres-cluster.json', 'sandbox', 'sandbox-webhook-secret'].includes(
    relative,
  );
}

/**
 * A file of a folder: its path below it with slashes, what was copied of it in bytes, and the SHA-256 of that in hex.
 */
export interface CopiedFile {
  path: string;
  size: number;
  sha256: string;
  modified: Date;
}

/**
 * Copies a folder file by file, onto the disk; a file that vanishes meanwhile was not needed. What a link leads to is
 * copied as if it were there. `isWanted` judges paths below `from`.
 */
export async function copyFolder(
  from: string,
  to: string,
  isWanted: (relative: string) => boolean,
): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(from)).sort()) {
    if (!isWanted(name)) continue;
    const found = await stat(path.join(from, name)).catch(nullIfVanished);
    if (found?.isDirectory()) {
      const below = await copyFolder(path.join(from, name), path.join(to, name), (relative) =>
        isWanted(path.join(name, relative)),
      );
      copied.push(...below.map((file) => ({ ...file, path: `${name}/${file.path}` })));
    } else if (found?.isFile()) {
      const file = await copyOne(path.join(from, name), path.join(to, name));
      if (file) copied.push({ ...file, path: name, modified: found.mtime });
    }
  }
  return copied;
}

async function copyOne(from: string, to: string): Promise<{ size: number; sha256: string } | null> {
  const source = await open(from, 'r').catch(nullIfVanished);
  if (!source) return null;
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hashed = await hashContents(source, (chunk) => target.writeFile(chunk));
      await target.sync();
      return hashed;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Reads a file in pieces, so that one of any size fits. */
export async function hashContents(
  source: FileHandle,
  onChunk: (chunk: Buffer) => Promise<void> = () => Promise.resolve(),
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1024 * 1024);
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await onChunk(chunk);
    size += bytesRead;
  }
}

function nullIfVanished(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
