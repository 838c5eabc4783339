import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { BuiltServer, provideBuild } from '#tests/support/faults/built-server.ts';
import { expectBalance } from '#tests/support/money/ledger-invariants.ts';
import { isThorough, rounds } from '#tests/support/vitest/rounds.ts';
import { expectUpgrade } from '#tests/support/upgrades/upgrade.ts';
import { landmarkDumps, readUpgradeDump, upgradeDumps } from '#tests/support/upgrades/upgrade-dump.ts';

const { template: _, ...server } = inject('testCluster');
const main = new pg.Pool({ ...server, database: 'postgres' });

async function createOld(name: string, commit: string): Promise<pg.Pool> {
  await main.query(`create database ${name}`);
  const pool = new pg.Pool({ ...server, database: name, max: 4 });
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(async () => {
    await disconnectDatabase();
    await pool.end();
    await main.query(`drop database ${name} with (force)`);
  });
  await pool.query(readUpgradeDump(commit).text);
  return pool;
}

test('an upgrade that is cut off at any moment, by several instances at once, ends right', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const name = `cut_${process.pid}_${round}`;
    const pool = await createOld(name, upgradeDumps[round % upgradeDumps.length] ?? '');
    const cut = delay(Math.random() * 400).then(() =>
      main.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    );
    await Promise.allSettled([migrateToLatest(pool), migrateToLatest(pool), cut]);
    await Promise.all([migrateToLatest(pool), migrateToLatest(pool)]);
    connectDatabase({ ...server, database: name });
    await expectBalance();
    await disconnectDatabase();
  }
});

// `npm test` upgrades from the landmarks (tests/platform/upgrades.db.test.ts): here, from all the others as well.
test.runIf(isThorough).each(upgradeDumps.filter((commit) => !landmarkDumps.includes(commit)))(
  'a database with data from %s is upgraded to the last cent',
  expectUpgrade,
);

/** How many of the first schemas a server starts on; their data is upgraded from each of them in any case. */
const firstSchemas = isThorough ? 3 : 1;

test('a server starts on the first schemas and on the last one', { timeout: 300_000 }, async () => {
  const entry = await provideBuild();
  for (const commit of [...landmarkDumps.slice(0, firstSchemas), ...landmarkDumps.slice(-1)]) {
    const name = `boot_${process.pid}_${commit}`;
    await createOld(name, commit);
    const built = await BuiltServer.create(entry, {
      DATABASE_URL: `postgresql://${server.user}@localhost/${name}?host=${encodeURIComponent(server.host)}`,
    });
    onTestFinished(() => built.kill('server'));
    await built.start();
    expect((await fetch(`${built.url}/professionals`)).status).toBe(200);
    connectDatabase({ ...server, database: name });
    await expectBalance();
    await disconnectDatabase();
    await built.stop();
  }
});
