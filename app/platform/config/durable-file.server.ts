import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What file systems without hard links answer: FAT, some network and container mounts. */
const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Writes a small file whole or not at all, in place of what is there, so that it outlives a power failure; readable
 * by its owner only.
 */
export async function replaceDurably(file: string, text: string): Promise<void> {
  await throughTemporary(file, text, (temporary) => rename(temporary, file));
}

/**
 * The same where there is none yet: of several that try at once one succeeds. @returns false where there is one,
 * which stays.
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

/** Makes new names in a folder outlive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
