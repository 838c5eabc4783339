import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { ownSecret } from './own-secret.server.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-secrets-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('a secret is made once, and only its owner can read it', async () => {
  const secret = await ownSecret(dataDir, 'auth-secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await ownSecret(dataDir, 'auth-secret')).toBe(secret);
  expect((await stat(path.join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['auth-secret']);
});

it('of many that start at once all get the same', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => ownSecret(path.join(dataDir, 'new'), 'vapid-key')),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(path.join(dataDir, 'new'))).toEqual(['vapid-key']);
});

it.each([
  ['empty', ''],
  ['cut short', 'abcdefgh'],
  ['filled with zeros by a power failure', '\0'.repeat(43)],
])('a secret that is %s stops the start and names its file and the way out', async (_, text) => {
  const file = path.join(dataDir, 'auth-secret');
  await writeFile(file, text);
  const refusal = await ownSecret(dataDir, 'auth-secret').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).message).toMatch(`The secret ${file} is damaged`);
  expect((refusal as Error).message).toMatch('Put it back from a backup; or remove it');
  expect(await readFile(file, 'utf8')).toBe(text);
});

it('a disk that is full leaves no secret behind, and says so', async () => {
  // The shell's limit of file sizes, in blocks: whatever is written then fails, as it does on a full disk.
  const start = `ulimit -f 0; trap '' XFSZ; exec "${process.execPath}" --input-type=module -e "
    import { ownSecret } from '#app/platform/config/own-secret.server.ts';
    await ownSecret(process.env.DATA_DIR, 'auth-secret').catch((error) => console.log(error.name + ': ' + error.message));"`;
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', start], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(stdout).toMatch(/^StartRefusal: The secret .*auth-secret cannot be kept: EFBIG/);
  expect(await readdir(dataDir)).toEqual([]);
});
