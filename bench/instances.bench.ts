import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { hasNginx } from '#tests/support/faults/nginx-process.ts';
import { bookAll, signInClients } from './load/book-over-http.ts';
import { cpuOfDatabase, cpuOfProcess } from './load/cpu-time.ts';
import { startInstances, type Instances } from './load/instances.ts';
import { measureLoad } from './load/load.ts';
import { startStandIns } from './load/stand-ins.ts';
import { seedBookables } from './marketplaces/booking-marketplace.ts';
import { connectPayments, createPrices, makePaidHolds, type PaidHold } from './marketplaces/paid-holds.ts';
import { freePort, startProduct } from './load/product.ts';
import { report, type Figure } from './load/report.ts';

// One, two and four instances behind nginx on one machine and one database: a page read, a booking made and a payment
// confirmed, in requests a second, and what each costs every kind of process. On a machine with fewer cores than
// processes more instances add nothing; the costs by process say which one more machines would relieve.

const layouts = [1, 2, 4] as const;
const bookings = 600;
const confirmations = 600;
const atOnce = 16;

if (!hasNginx) throw new Error('This bench needs nginx (apt install nginx)');
const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const standIns = await startStandIns(dataDir);
const environment = {
  DEMO: '0',
  AUTH_SECRET: testSecret,
  SANDBOX_URL: standIns.url,
  TRUSTED_PROXIES: '1',
  BASE_URL: `http://localhost:${await freePort()}`,
};
const product = await startProduct(dataDir, environment);
const db = connectDatabase({ ...product.connection, max: 4 });
const pool = databasePool();
const figures: Figure[] = [];
try {
  const marketplace = await seedBookables(pool, 300, 900);
  const { tell } = await connectPayments(product.sandboxUrl);
  await createPrices(pool, marketplace);
  const clients = await signInClients(db, marketplace.clientIds);
  for (const [round, count] of layouts.entries()) {
    const instances = await startInstances(product, count, { DATA_DIR: dataDir, ...environment });
    try {
      await measure(`${count === 1 ? 'one instance' : `${count} instances`}`, instances, round);
    } finally {
      await instances.stop();
    }
  }

  async function measure(name: string, instances: Instances, round: number): Promise<void> {
    const read = await measureLoad({
      url: `${instances.url}/professionals?utm_source=bench`,
      headers: { 'accept-encoding': 'br, gzip' },
      pid: instances.pids[0] ?? 0,
      connections: 32,
    });
    figures.push({ what: `${name}: directory rendered`, figure: read.requestsPerSecond, unit: '/s' });
    const day = 10 + round * 8;
    await timed(`${name}: booking`, instances, bookings, () =>
      bookAll(instances.url, { ...marketplace, clients }, bookings, day),
    );
    await pool.query(`update bookings set status = 'confirmed' where status = 'pending'`);
    const holds = await makePaidHolds(pool, product.sandboxUrl, marketplace, confirmations, 24 * (60 + round * 8));
    await timed(`${name}: confirmation and all that follows`, instances, confirmations, () =>
      notifyAll(holds, (hold) => tell(instances.url, hold)),
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
      figures.push({
        what: `${what}, ${process}`,
        figure: (used - (before[process] ?? 0)) / count,
        unit: 'CPU-ms',
      });
  }
  report('instances behind nginx', figures);
} finally {
  await disconnectDatabase();
  await product.stop();
  await standIns.stop();
  await destroyEmbeddedPostgres(dataDir);
}

async function costsSoFar(instances: Instances): Promise<Record<string, number>> {
  const servers = await Promise.all(instances.pids.map(cpuOfProcess));
  return {
    instances: servers.reduce((sum, one) => sum + one, 0),
    database: await cpuOfDatabase(product.postmaster),
    nginx: await cpuOfDatabase(instances.nginx),
    'stand-ins': await cpuOfProcess(standIns.pid),
  };
}

/** Reports all payments as fast as possible and waits until the last job that follows is done. */
async function notifyAll(holds: readonly PaidHold[], tellOf: (hold: PaidHold) => Promise<void>): Promise<void> {
  const queue = [...holds];
  const worker = async () => {
    for (let hold = queue.pop(); hold; hold = queue.pop()) await tellOf(hold);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (;;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pgboss.job where state < 'completed' and start_after <= now() and name not like '%.remind'`,
    );
    if (rows[0]?.open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
