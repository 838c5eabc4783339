import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { EmbeddedPostgresError } from '../embedded-database/embedded-postgres-error.server.ts';
import { assertStateIsHere, describeDatabase } from './external-marker.server.ts';

it.each([
  ['postgresql://doorstep:s3cret@db.example:5433/shop?sslmode=require', 'shop at db.example:5433'],
  ['postgres://s3cret@db.example', 'postgres at db.example'],
  ['postgresql://doorstep:s3cret@localhost/shop?host=%2Fvar%2Frun', 'shop at /var/run'],
  ['host=db.example password=s3cret', 'the database of DATABASE_URL'],
])('names the database of %s without its password', (connectionString, name) => {
  expect(describeDatabase(connectionString)).toBe(name);
});

async function createDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

it('a DATA_DIR without the note is used, one with it is refused with the name of the database', async () => {
  const dataDir = await createDataDir();
  await assertStateIsHere(dataDir);
  await writeFile(path.join(dataDir, 'external-database'), 'shop at db.example\n');
  await expect(assertStateIsHere(dataDir)).rejects.toThrow(
    /led to \(shop at db\.example\), and DATABASE_URL is not set/,
  );
});

it('a note that cannot be read is refused, too, instead of taken for none', async () => {
  const dataDir = await createDataDir();
  await mkdir(path.join(dataDir, 'external-database'));
  await expect(assertStateIsHere(dataDir)).rejects.toThrow(EmbeddedPostgresError);
});
