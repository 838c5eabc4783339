import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { hasNginx } from '#tests/support/faults/nginx-process.ts';
import { startPgBouncer } from '#tests/support/faults/pgbouncer.ts';
import { startStandbyPair } from '#tests/support/standby/standby-pair.ts';
import { pgBouncerProgram } from '../scripts/test/pgbouncer-program.ts';
import { bookAll, signInClients } from './load/book-over-http.ts';
import { cpuOfDatabase, cpuOfProcess } from './load/cpu-time.ts';
import { startInstances, type Instances } from './load/instances.ts';
import { measureLoad } from './load/load.ts';
import { reportPayments } from './load/payments.ts';
import { databaseUrl, freePort } from './load/product.ts';
import { report, type Figure } from './load/report.ts';
import { startStandIns } from './load/stand-ins.ts';
import { seedBookables } from './marketplaces/booking-marketplace.ts';
import { connectPayments, createPrices, makePaidHolds } from './marketplaces/paid-holds.ts';

// One, two and four instances behind nginx on one machine and one database, then pooled by PgBouncer (where there is
// one) and with a replica: a page read, a booking made and a payment confirmed, in requests a second, and what each costs
// every kind of process. On a machine with fewer cores than processes more instances add nothing; the costs by process
// say which one more machines would relieve.

const bookings = 600;
const confirmations = 600;

if (!hasNginx) throw new Error('This bench needs nginx (apt install nginx)');
const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const standIns = await startStandIns(dataDir);
const pair = await startStandbyPair({ isSynchronous: false });
await pair.primary.query('create database doorstep');
const connection = { ...pair.primary.connection, database: 'doorstep' };
const db = connectDatabase({ ...connection, max: 4 });
const pool = databasePool();
await migrateToLatest(pool);
const pooler = pgBouncerProgram ? await startPgBouncer(pair.primary.connection) : undefined;
const environment = {
  DATA_DIR: dataDir,
  DEMO: '0',
  AUTH_SECRET: testSecret,
  TRUSTED_PROXIES: '1',
  // Four of them share the hundred connections of a PostgreSQL.
  DATABASE_POOL: '8',
  BASE_URL: `http://localhost:${await freePort()}`,
};
const direct = databaseUrl(connection);
const apart = {
  ...(pooler
    ? { DATABASE_URL: databaseUrl({ ...connection, ...pooler }), DATABASE_DIRECT_URL: direct }
    : { DATABASE_URL: direct }),
  DATABASE_REPLICA_URLS: databaseUrl({ ...connection, ...pair.standby.connection, database: 'doorstep' }),
};
const withReplica = pooler ? 'pooled, one replica' : 'one replica';
const layouts: [name: string, count: number, variables: NodeJS.ProcessEnv][] = [
  ['1 instance', 1, { DATABASE_URL: direct }],
  ['2 instances', 2, { DATABASE_URL: direct }],
  ['4 instances', 4, { DATABASE_URL: direct }],
  [`2 instances, ${withReplica}`, 2, apart],
  [`4 instances, ${withReplica}`, 4, apart],
];
const figures: Figure[] = [];
try {
  const marketplace = await seedBookables(pool, 300, 900);
  const { tell } = await connectPayments(standIns.url);
  await createPrices(pool, marketplace);
  const clients = await signInClients(db, marketplace.clientIds);
  for (const [round, [name, count, variables]] of layouts.entries()) {
    const instances = await startInstances(count, { ...environment, ...variables, SANDBOX_URL: standIns.url });
    try {
      await measure(name, instances, round);
    } finally {
      await instances.stop();
    }
  }

  async function measure(name: string, instances: Instances, round: number): Promise<void> {
    const { requestsPerSecond } = await measureLoad({
      url: `${instances.url}/professionals?utm_source=bench`,
      headers: { 'accept-encoding': 'br, gzip' },
      pid: instances.pids[0] ?? 0,
      connections: 32,
    });
    figures.push({ what: `${name}: directory rendered`, figure: requestsPerSecond, unit: '/s' });
    await timed(`${name}: booking`, instances, bookings, () =>
      bookAll(instances.url, { ...marketplace, clients }, bookings, 10 + round * 7),
    );
    await pool.query(`update bookings set status = 'confirmed' where status = 'pending'`);
    const holds = await makePaidHolds(pool, standIns.url, marketplace, confirmations, 24 * (60 + round * 7));
    await timed(`${name}: confirmation and all that follows`, instances, confirmations, () =>
      reportPayments(pool, holds, (hold) => tell(instances.url, hold)),
    );
  }

  async function timed(what: string, instances: Instances, count: number, work: () => Promise<void>): Promise<void> {
    const before = await costsSoFar(instances);
    const begun = performance.now();
    await work();
    const seconds = (performance.now() - begun) / 1000;
    const after = await costsSoFar(instances);
    figures.push({ what, figure: count / seconds, unit: '/s' });
    for (const [process, used] of Object.entries(after))
      figures.push({ what: `${what}, ${process}`, figure: (used - (before[process] ?? 0)) / count, unit: 'CPU-ms' });
  }
  report('instances behind nginx', figures);
} finally {
  await disconnectDatabase();
  await pooler?.stop();
  await pair.stop();
  await standIns.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function costsSoFar(instances: Instances): Promise<Record<string, number>> {
  const servers = await Promise.all(instances.pids.map(cpuOfProcess));
  return {
    instances: servers.reduce((sum, one) => sum + one, 0),
    database: await cpuOfDatabase(pair.primary.postmaster),
    replica: await cpuOfDatabase(pair.standby.postmaster),
    nginx: await cpuOfDatabase(instances.nginx),
    'stand-ins': await cpuOfProcess(standIns.pid),
  };
}
