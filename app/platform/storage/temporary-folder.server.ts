import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '#app/platform/log/log.server.ts';

type Purpose = 'upload' | 'render';

const name = /^doorstep-(?:upload|render)-\w{6}$/;
/** Longer than any upload takes; processes on one machine share the folder. */
const keptMilliseconds = 60 * 60 * 1_000;

/** Makes a folder for a file on its way; whoever asks for it removes it. */
export function makeTemporaryFolder(purpose: Purpose): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `doorstep-${purpose}-`));
}

/** Removes what killed processes left behind: the image keeps such folders on its volume, which no restart empties. */
export async function sweepTemporaryFolders(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const folder of names.filter((one) => name.test(one)).map((one) => path.join(tmpdir(), one))) {
    const changedAt = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - changedAt < keptMilliseconds) continue;
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'what an upload left behind could not be removed'),
    );
  }
}
