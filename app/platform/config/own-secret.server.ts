import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret of this installation, made at the first start and kept beside its data, readable by its owner only.
 * Installations of several instances set theirs in the environment.
 */
export async function ownSecret(dataDir: string, name: string, make = randomSecret): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    // wx: of two that start at once, one writes and both read the same.
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
