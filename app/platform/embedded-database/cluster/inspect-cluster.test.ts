import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EmbeddedPostgresError } from '../embedded-postgres-error.server.ts';
import { chooseClusterFolder } from './cluster-folder.server.ts';
import { markerFile, readMarker } from './cluster-marker.server.ts';
import { inspectCluster, nameEachOther } from './inspect-cluster.server.ts';

let parent: string;
let dataDir: string;
let outside: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'doorstep-judged-'));
  dataDir = path.join(parent, 'data');
  outside = path.join(parent, 'outside');
  await mkdir(dataDir);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

/** As initdb leaves it, as far as it is looked at. */
async function placeCluster(root: string, identifier: bigint, folder = 'data'): Promise<void> {
  const control = Buffer.alloc(8192);
  control.writeBigUInt64LE(identifier);
  await mkdir(path.join(root, folder, 'global'), { recursive: true });
  await writeFile(path.join(root, folder, 'global', 'pg_control'), control);
  await writeFile(path.join(root, folder, 'PG_VERSION'), '18\n');
}

/** What a start does before it creates or runs anything. */
async function inspect(folder = dataDir): Promise<boolean> {
  return inspectCluster({ dataDir: folder, cluster: await chooseClusterFolder(folder, null), majorVersion: '18' });
}

/** A DATA_DIR with its database outside of it, as root has it. */
async function installOutside(): Promise<void> {
  await placeCluster(outside, 7n);
  await nameEachOther(dataDir, { root: outside, data: path.join(outside, 'data') }, '7');
}

async function expectRefusal(judged: Promise<unknown>, ...texts: string[]): Promise<void> {
  const refusal = await judged.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
  for (const text of texts) expect((refusal as Error).message).toContain(text);
  expect((refusal as Error).message).not.toContain('\n');
}

it('an empty DATA_DIR has no database yet', async () => {
  expect(await inspect()).toBe(false);
});

it('a DATA_DIR and its database find each other again, also when DATA_DIR was moved', async () => {
  await installOutside();
  expect(await inspect()).toBe(true);
  const moved = path.join(parent, 'moved');
  await rename(dataDir, moved);
  expect(await inspect(moved)).toBe(true);
});

it('a DATA_DIR whose database is gone is refused, and nothing is put in its place', async () => {
  await installOutside();
  await rm(outside, { recursive: true });
  await expectRefusal(inspect(), `The database of ${dataDir} is gone`, 'restore a backup', `remove ${dataDir}`);
  expect(await readdir(parent)).toEqual(['data']);
});

it('a DATA_DIR of before there were markers whose database is gone is refused', async () => {
  await writeFile(path.join(dataDir, 'postgres-location'), `${outside}\n`);
  await expectRefusal(inspect(), `The database of ${dataDir} is gone`, 'postgres-location');
  await mkdir(outside);
  await expectRefusal(inspect(), `The database of ${dataDir} is gone`);
});

it('a database that lost its DATA_DIR is refused', async () => {
  await placeCluster(path.join(dataDir, 'postgres'), 7n);
  expect(await inspect()).toBe(true);
  await rm(path.join(dataDir, markerFile));
  await expectRefusal(
    inspect(),
    `There is a database in ${dataDir}/postgres`,
    'Put DATA_DIR back as it was',
    'To start over with nothing, remove',
  );
});

it('a database of before there were markers is adopted once, where DATA_DIR says that it is its own', async () => {
  await placeCluster(outside, 9n);
  await writeFile(path.join(dataDir, 'postgres-location'), `${outside}\n`);
  expect(await inspect()).toBe(true);
  expect(await readMarker(dataDir)).toEqual({ system_identifier: '9', folder: outside });
  await rm(path.join(dataDir, markerFile));
  await expectRefusal(inspect(), `There is a database in ${outside}`);
});

it('another database in the place of the own one is refused', async () => {
  await installOutside();
  await rm(outside, { recursive: true });
  await placeCluster(outside, 8n);
  await expectRefusal(inspect(), 'its identifier is 8', 'names 7');
});

it('a copy of a DATA_DIR does not use the database of the original', async () => {
  await installOutside();
  await cp(dataDir, path.join(parent, 'copy'), { recursive: true });
  await expectRefusal(inspect(path.join(parent, 'copy')), `is a copy of ${dataDir}`);
  expect(await inspect()).toBe(true);
});

it.each([
  ['PG_VERSION', (data: string) => rm(path.join(data, 'PG_VERSION')), 'PG_VERSION is missing'],
  [
    'the control file',
    (data: string) => writeFile(path.join(data, 'global', 'pg_control'), 'short'),
    'global/pg_control is missing or cut short',
  ],
  ['the version', (data: string) => writeFile(path.join(data, 'PG_VERSION'), '15\n'), 'made by PostgreSQL 15'],
])('a database is refused whose files are damaged: %s', async (_, damage, text) => {
  await installOutside();
  await damage(path.join(outside, 'data'));
  await expectRefusal(inspect(), outside, text);
});

it.each(['', '{', '{"system_identifier":"x"}'])('a marker that says %j is refused by its name', async (text) => {
  await writeFile(path.join(dataDir, markerFile), text);
  await expectRefusal(inspect(), path.join(dataDir, markerFile), 'is damaged');
});

it('a first start that was killed before the new database was in its place goes on', async () => {
  const root = path.join(dataDir, 'postgres');
  await placeCluster(root, 8n, 'unfinished-1');
  await placeCluster(root, 7n, 'unfinished-2');
  expect(await inspect()).toBe(false);
  await nameEachOther(dataDir, { root, data: path.join(root, 'data') }, '7');
  expect(await inspect()).toBe(true);
  expect(await readdir(root)).toContain('data');
});
