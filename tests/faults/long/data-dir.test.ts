import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findClusterFolder } from '#app/platform/embedded-database/cluster/cluster-folder.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

async function createServer(): Promise<BuiltServer> {
  const server = await BuiltServer.create(await provideBuild());
  onTestFinished(async () => {
    await server.kill('server');
    await destroyEmbeddedPostgres(server.dataDir);
  });
  return server;
}

const secrets = ['auth-secret', 'vapid-key', 'sandbox-webhook-secret'];

test('a first start that is killed at any moment goes on with the next one', { timeout: 600_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const server = await createServer();
    await server.startAndKill(200 + Math.random() * 2_000);
    await server.startAndKill(200 + Math.random() * 4_000);
    await server.start();
    for (const name of secrets)
      expect(await readFile(path.join(server.dataDir, name), 'utf8'), name).toMatch(/^[\w-]{43}$/);
    await server.stop();
  }
});

/** What is done to a file or folder, what the start then says, and the way back. */
type Damage = { of: 'DATA_DIR' | 'cluster'; file: string; how: 'remove' | 'cut' | 'garbage'; says: RegExp };

const damages: Damage[] = [
  { of: 'cluster', file: '.', how: 'remove', says: /^The database of .* is gone/ },
  { of: 'DATA_DIR', file: 'postgres-cluster.json', how: 'remove', says: /^There is a database in .*, but nothing in/ },
  { of: 'DATA_DIR', file: 'postgres-cluster.json', how: 'cut', says: /postgres-cluster\.json.* is damaged/ },
  { of: 'cluster', file: 'data/PG_VERSION', how: 'remove', says: /PG_VERSION is missing/ },
  { of: 'cluster', file: 'data/global/pg_control', how: 'cut', says: /pg_control is missing or cut short/ },
  { of: 'cluster', file: 'data/postmaster.pid', how: 'garbage', says: /postmaster\.pid is damaged/ },
  { of: 'DATA_DIR', file: 'auth-secret', how: 'cut', says: /auth-secret is damaged/ },
  { of: 'DATA_DIR', file: 'vapid-key', how: 'cut', says: /vapid-key is damaged/ },
  { of: 'DATA_DIR', file: 'sandbox-webhook-secret', how: 'garbage', says: /sandbox-webhook-secret is damaged/ },
  { of: 'DATA_DIR', file: 'sandbox/sandbox.sqlite', how: 'cut', says: /sandbox\.sqlite cannot be used/ },
];

test(
  'data that is damaged or out of place stops the start with one line, and is used again when it is put right',
  { timeout: 600_000 },
  async () => {
    const server = await createServer();
    await server.start();
    await server.stop();
    for (const { of, file, how, says } of damages) {
      const { root } = (await findClusterFolder(server.dataDir)) ?? expect.unreachable();
      const putRight = await damage(path.join(of === 'cluster' ? root : server.dataDir, file), how);
      const { code, said } = await server.refuses();
      await putRight();
      expect(said.trim()).toMatch(says);
      expect(said.trim()).not.toContain('\n');
      expect(code).toBe(1);
    }
    await server.start();
  },
);

test(
  'whoever ran with DATABASE_URL and starts without it is told so, and gets no empty database',
  { timeout: 300_000 },
  async () => {
    const { connectionString } = await createTestDatabase();
    const external = await BuiltServer.create(await provideBuild(), { DATABASE_URL: connectionString });
    onTestFinished(() => external.kill('server'));
    await external.start();
    await external.stop();
    const without = await BuiltServer.create(await provideBuild(), { DATA_DIR: external.dataDir });
    onTestFinished(async () => {
      await without.kill('server');
      await destroyEmbeddedPostgres(external.dataDir);
    });
    const { code, said } = await without.refuses();
    expect([code, said.trim()]).toEqual([
      1,
      expect.stringMatching(
        /^The state of .* is kept in the PostgreSQL that DATABASE_URL led to .*remove .*external-database\.$/,
      ),
    ]);
    expect(await findClusterFolder(external.dataDir)).toBeNull();
    await rm(path.join(external.dataDir, 'external-database'));
    await without.start();
  },
);

async function damage(target: string, how: Damage['how']): Promise<() => Promise<void>> {
  const aside = `${target}-aside`;
  if (how === 'remove') {
    await rename(target, aside);
    return () => rename(aside, target);
  }
  const whole = await readFile(target).catch(() => null);
  await (how === 'cut' ? truncate(target, 20) : writeFile(target, 'garbage'));
  return () => (whole ? writeFile(target, whole) : rm(target));
}
