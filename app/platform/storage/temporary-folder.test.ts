import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTemporaryFolder, sweepTemporaryFolders } from './temporary-folder.server.ts';

test('a start removes what killed processes left an hour ago, and nothing of others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-sweep-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const purpose of ['upload', 'render'] as const)
    await writeFile(path.join(await makeTemporaryFolder(purpose), 'received'), 'half a picture');
  for (const other of ['doorstep-test-abcdef', 'npm-1']) await mkdir(path.join(folder, other));

  await sweepTemporaryFolders();
  expect(await readdir(folder)).toHaveLength(4);
  await sweepTemporaryFolders(Date.now() + 61 * 60 * 1_000);
  expect((await readdir(folder)).toSorted()).toEqual(['doorstep-test-abcdef', 'npm-1']);
});
