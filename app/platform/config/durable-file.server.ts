import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Error codes of file systems without hard links: FAT, some network and container mounts. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Writes a small file atomically, replacing what is there, so that it survives a power failure; readable by its owner
 * only.
 */
export async function replaceDurably(file: string, text: string): Promise<void> {
  await throughTemporary(file, text, (temporary) => rename(temporary, file));
}

/**
 * Does the same only if there is no file yet: of several simultaneous attempts one succeeds.
 * @returns false if there is a file already, which stays
 */
export async function createDurably(file: string, text: string): Promise<boolean> {
  try {
    await throughTemporary(file, text, async (temporary) => {
      await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
        if (!noLinks.has(error.code ?? '')) throw error;
        return rename(temporary, file);
      });
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function throughTemporary(
  file: string,
  text: string,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await place(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(path.dirname(file));
}

/** Flushes a folder to disk, so that new names in it survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
