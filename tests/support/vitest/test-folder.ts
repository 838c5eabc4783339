import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A folder in memory, as Linux has it. */
const memory = '/dev/shm';
/** A run's databases take 300 MB of it at most; containers have 64 MB unless they are given more. */
const neededBytes = 2 * 1024 ** 3;

/** Where the data of a test run may be. */
export const testFolders = [memory, tmpdir()];

/**
 * Returns where the databases of a test run go: into memory if there is room. Each test file's database is a thousand
 * files, and making them on a disk took a sixth of the database tests' CPU time.
 */
export async function chooseTestFolder(): Promise<string> {
  try {
    await access(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
