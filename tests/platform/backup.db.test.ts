import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findClusterFolder } from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { completeDataScript, runDataScript } from '#tests/support/faults/data-scripts.ts';
import { verifyBackup } from '#app/platform/embedded-database/backup/verify-backup.server.ts';

let parent: string;
let original: string;
let restored: string;
let backup: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'doorstep-backup-'));
  [original = '', restored = '', backup = ''] = ['original', 'restored', 'backup'].map((name) =>
    path.join(parent, name),
  );
  await mkdir(path.join(parent, 'elsewhere'));
  await writeFile(path.join(parent, 'elsewhere', 'photo.webp'), 'of a disk of its own');
  await mkdir(original);
  await writeFile(path.join(original, 'auth-secret'), 'a'.repeat(43));
  await symlink(path.join(parent, 'elsewhere'), path.join(original, 'files'));
  await inDatabase(original, 'create table kept as select 7 as number');
  await completeDataScript('backup', backup, original);
}, 120_000);

afterAll(async () => {
  for (const dataDir of [original, restored]) await destroyEmbeddedPostgres(dataDir);
  await rm(parent, { recursive: true });
});

async function inDatabase(dataDir: string, statement: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  await postgres.stop();
  return rows;
}

async function expectRefusal(
  script: 'backup' | 'restore',
  folder: string,
  dataDir: string,
  text: string,
): Promise<void> {
  const { code, stderr } = await runDataScript(script, folder, dataDir);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
  expect(stderr.trim()).not.toContain('\n');
}

it('a backup is restored with what links led to, and repeats no restore over it', { timeout: 120_000 }, async () => {
  await completeDataScript('restore', backup, restored);
  expect(await inDatabase(restored, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(await readFile(path.join(restored, 'files', 'photo.webp'), 'utf8')).toBe('of a disk of its own');
  await expectRefusal('restore', backup, restored, `${restored} is not empty`);
});

it('a database left behind by a DATA_DIR that is gone is not restored over', { timeout: 120_000 }, async () => {
  const { root } = (await findClusterFolder(original)) ?? expect.unreachable();
  // Where the database lies inside of DATA_DIR it is gone with it.
  if (root.startsWith(original)) return;
  const away = path.join(parent, 'away');
  await cp(original, away, { recursive: true });
  await rm(original, { recursive: true });
  await expectRefusal('restore', backup, original, `There is a database in ${root}`);
  await cp(away, original, { recursive: true });
  expect(await inDatabase(original, 'select number from kept')).toEqual([{ number: 7 }]);
});

it('a restore that was broken off starts nothing, and is repeated', { timeout: 120_000 }, async () => {
  const marker = path.join(restored, 'postgres-cluster.json');
  const whole = await readFile(marker, 'utf8');
  await writeFile(marker, JSON.stringify({ ...(JSON.parse(whole) as object), restoring: true }));
  await expect(inDatabase(restored, 'select 1')).rejects.toThrow(`A restore into ${restored} was not finished`);
  await completeDataScript('restore', backup, restored);
  expect(await inDatabase(restored, 'select number from kept')).toEqual([{ number: 7 }]);
});

it('a folder that cannot be made is named in one line', () =>
  expectRefusal('backup', path.join(parent, 'original', 'auth-secret', 'below'), original, 'ENOTDIR'));

it('a DATA_DIR without a database is not saved as an empty one', () =>
  expectRefusal('backup', path.join(parent, 'other'), path.join(parent, 'nothing'), 'has no database to save'));

describe('a backup that is not whole is refused, and nothing is written', () => {
  it.each<[string, string, (file: string) => Promise<void>, string]>([
    [
      'a file of the database is cut short',
      'postgres/global/1262',
      (file) => truncate(file, 100),
      'global/1262 has 100 bytes',
    ],
    ['a file of the database is missing', 'postgres/PG_VERSION', rm, 'PG_VERSION is missing'],
    ['a byte of the database has changed', 'postgres/global/1262', flip, 'global/1262 is damaged'],
    [
      'a file was added to the database',
      'postgres/global/99999',
      (file) => writeFile(file, ''),
      'global/99999 is not part of it',
    ],
    ['the manifest has changed', 'postgres/backup_manifest', flip, 'postgres/backup_manifest is damaged'],
    ['the log is missing', 'postgres/pg_wal/*', rm, 'is missing'],
    ['the log has changed', 'postgres/pg_wal/*', flip, 'is damaged'],
    ['a secret has changed', 'auth-secret', (file) => writeFile(file, 'b'.repeat(43)), 'auth-secret is damaged'],
    ['an uploaded file is missing', 'files/photo.webp', rm, 'files/photo.webp is missing'],
    ['a file was added', 'vapid-key', (file) => writeFile(file, 'c'.repeat(43)), 'vapid-key is not part of it'],
    ['it did not come to its end', 'doorstep-backup.json', rm, 'doorstep-backup.json is missing'],
    [
      'its list has changed',
      'doorstep-backup.json',
      (file) => appendFile(file, '}'),
      'doorstep-backup.json is damaged',
    ],
  ])('%s', { timeout: 120_000 }, async (_, name, damage, text) => {
    const [target = path.join(backup, name)] = globSync(path.join(backup, name.replace('*', '0*')));
    const whole = await readFile(target).catch(() => null);
    try {
      await damage(target);
      await expect(verifyBackup(backup)).rejects.toThrow(text);
    } finally {
      await (whole ? writeFile(target, whole) : rm(target));
    }
  });

  it('by the command, with one line and exit code 1', async () => {
    const target = path.join(parent, 'untouched');
    await expectRefusal(
      'restore',
      path.join(parent, 'elsewhere'),
      target,
      'cannot be restored: doorstep-backup.json is missing',
    );
    expect(await readdir(parent)).not.toContain('untouched');
  });
});

/** Changes a byte in the middle of a file. */
async function flip(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.trunc(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}
