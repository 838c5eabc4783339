import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { roundsOver } from '#tests/support/vitest/rounds.ts';

const run = promisify(execFile);
/** Room for nothing, for half of a database, and for a database without what is then written into it, in MB. */
const sizes = [1, 20, 45];
/** Each size once with `npm test`. */
const disks = roundsOver(sizes);

/** A disk of its own; null where this account may not mount one. */
async function mountDisk(folder: string, megabytes: number): Promise<true | null> {
  return run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => null,
  );
}

test(
  'a disk that is full at the first start stops it with one line, and once there is room the next start is whole',
  { timeout: 60_000 * (disks + 2) },
  async ({ skip }) => {
    for (let round = 0; round < disks; round += 1) {
      const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-disk-'));
      const isMounted = await mountDisk(folder, sizes[round % sizes.length] ?? 1);
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      if (!isMounted) return skip('this account may not mount a file system');
      onTestFinished(() => run('umount', ['--lazy', folder]).then(() => undefined));
      await firstStartNeedsRoom(folder);
    }
  },
);

async function firstStartNeedsRoom(folder: string): Promise<void> {
  const server = await BuiltServer.create(await provideBuild(), { DATA_DIR: path.join(folder, 'data') });
  onTestFinished(() => server.kill('server'));
  const { code, said } = await server.refuses();
  expect([code, said.trim()]).toEqual([
    1,
    expect.stringMatching(/^There is no room left on the disk: .* start again; what was begun goes on\.$/),
  ]);
  expect(said.trim()).not.toContain('\n');
  await run('mount', ['-o', 'remount,size=1g', folder]);
  await server.start();
  for (const name of ['auth-secret', 'vapid-key', 'sandbox-webhook-secret'])
    expect(await readFile(path.join(server.dataDir, name), 'utf8'), name).toMatch(/^[\w-]{43}$/);
  await server.stop();
}
