import { createHash } from 'node:crypto';
import { mkdir, open, readdir, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reports whether an entry of DATA_DIR is saved in addition to the database: everything except its location on this
 * machine and the sandbox's simulated data.
 */
export function kept(relative: string): boolean {
  return !['postgres', 'postgres-location', 'postgres-cluster.json', 'sandbox', 'sandbox-webhook-secret'].includes(
    relative,
  );
}

/**
 * A copied file: its path relative to the folder, with slashes, the number of bytes copied, and their SHA-256 in hex.
 */
export interface CopiedFile {
  path: string;
  size: number;
  sha256: string;
  modified: Date;
}

/**
 * Copies a folder file by file and syncs each to disk; a file that disappears meanwhile is skipped, because it was
 * not needed. Links are followed, and their targets copied. `isWanted` receives paths relative to `from`.
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

/**
 * Hashes a file in chunks, so that its size does not matter. A cluster has a thousand files, most of them small:
 * providing a larger buffer for each takes four times as long as reading them.
 */
export async function hashContents(
  source: FileHandle,
  onChunk: (chunk: Buffer) => Promise<void> = () => Promise.resolve(),
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(64 * 1024);
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
