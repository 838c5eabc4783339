import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What of DATA_DIR is saved beside the database: not its place on this machine, and not the sandbox's make-believe. */
export function kept(relative: string): boolean {
  return !['postgres', 'postgres-location', 'sandbox', 'sandbox-webhook-secret'].includes(relative);
}

/** Copies a folder file by file; one that vanishes meanwhile was not needed. `isWanted` judges paths below `from`. */
export async function copyFolder(from: string, to: string, isWanted: (relative: string) => boolean, below = ''): Promise<void> {
  await mkdir(path.join(to, below), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(path.join(from, below), { withFileTypes: true })) {
    const relative = path.join(below, entry.name);
    if (!isWanted(relative)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, isWanted, relative);
    else if (entry.isFile()) await copyOne(path.join(from, relative), path.join(to, relative));
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await chmod(to, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
