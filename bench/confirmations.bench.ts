import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { realtimeLimits } from '#app/platform/config/limits.ts';
import { heartbeat, readLiveMessage } from '#app/platform/realtime/live-message.ts';
import { buildSession, testSecret } from '#tests/factories/sessions.ts';
import { seedBookables } from './marketplaces/booking-marketplace.ts';
import { drained, reportPayments } from './load/payments.ts';
import { startStandIns } from './load/stand-ins.ts';
import { prepareStatementCount } from './load/statements.ts';
import { callsOf, costFigures, measureCosts, printStatements } from './load/tail-costs.ts';
import { connectPayments, makePaidHolds, type PaidHold } from './marketplaces/paid-holds.ts';
import { startBeside, startProduct } from './load/product.ts';
import { percentile, report } from './load/report.ts';

// The work after a payment, with two instances on one database: from Stripe's webhook to the confirmed booking at a
// steady rate, until a browser connected to the other instance hears of it, and all jobs of many bookings at once
// (confirmation, mails, pushes, live updates, directory). What it costs is told apart by process: ours, and the stand-ins
// of Stripe and of mail. `-- --statements` prints the most frequent statements.

const perSecond = 50;
const steady = 1_000;
/** Payments per second that two cores sustain, including all the work that follows. */
const calmPerSecond = 10;
const calm = 200;
const atOnce = 1_200;
const idleSeconds = 30;
/**
 * Collecting garbage and vacuuming after the first bookings is not idling, nor is the pass of the job queue over all
 * queues that comes a minute after a start, and then once a day.
 */
const restSeconds = 90;

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
await prepareStatementCount(dataDir);
const standIns = await startStandIns(dataDir);
const environment = { DEMO: '0', AUTH_SECRET: testSecret, SANDBOX_URL: standIns.url };
const product = await startProduct(dataDir, environment);
const other = await startBeside(product, { DATA_DIR: dataDir, ...environment });
const db = connectDatabase({ ...product.connection, max: 4 });
const pool = databasePool();
try {
  const marketplace = await seedBookables(pool, 300, 300);
  const { tell } = await connectPayments(product.sandboxUrl);
  const holdsFrom = (count: number, from: number) => makePaidHolds(pool, product.sandboxUrl, marketplace, count, from);
  const notifyProduct = (hold: PaidHold) => tell(product.url, hold);
  const confirmed = await listenForConfirmations();
  const told = await listenAt(other.url, marketplace.clientIds[0] ?? '');
  const costsOf = (work: () => Promise<void>) =>
    measureCosts(
      pool,
      { servers: [product.pid, other.pid], postmaster: product.postmaster, standIns: standIns.pid },
      work,
    );

  for (const hold of await holdsFrom(200, 72)) await notifyProduct(hold);
  await drained(pool);
  await after(restSeconds * 1000);
  const idle = await costsOf(() => after(idleSeconds * 1000));
  const measureAt = async (rate: number, holds: readonly PaidHold[]) => {
    let latencies: number[] = [];
    const costs = await costsOf(async () => {
      latencies = await notifySteadily(rate, holds, notifyProduct, confirmed);
      await drained(pool);
    });
    const live = holds.map(
      ({ bookingId }) => (told.get(bookingId) ?? Number.NaN) - (confirmed.get(bookingId) ?? Number.NaN),
    );
    return { latencies, live: live.filter((latency) => !Number.isNaN(latency)), costs };
  };
  const calmly = await measureAt(calmPerSecond, await holdsFrom(calm, 84));
  const { latencies, live, costs } = await measureAt(perSecond, await holdsFrom(steady, 96));
  const many = await holdsFrom(atOnce, 240);
  const backlog = await costsOf(() => reportPayments(pool, many, notifyProduct));
  if (process.argv.includes('--statements')) printStatements(costs, steady);
  report('after a payment, two instances', [
    { what: `webhook to confirmed at ${perSecond}/s, p50`, figure: percentile(latencies, 0.5), unit: 'ms', atMost: 10 },
    {
      what: `webhook to confirmed at ${perSecond}/s, p99`,
      figure: percentile(latencies, 0.99),
      unit: 'ms',
      atMost: 50,
    },
    {
      what: `confirmed to a browser at the other instance, at ${perSecond}/s, p50`,
      figure: percentile(live, 0.5),
      unit: 'ms',
      atMost: 100,
    },
    {
      what: `confirmed to a browser at the other instance, at ${perSecond}/s, p99`,
      figure: percentile(live, 0.99),
      unit: 'ms',
      atMost: 100,
    },
    { what: `webhook to confirmed at ${calmPerSecond}/s, p50`, figure: percentile(calmly.latencies, 0.5), unit: 'ms' },
    { what: `webhook to confirmed at ${calmPerSecond}/s, p99`, figure: percentile(calmly.latencies, 0.99), unit: 'ms' },
    {
      what: `confirmed to a browser at the other instance, at ${calmPerSecond}/s, p50`,
      figure: percentile(calmly.live, 0.5),
      unit: 'ms',
      atMost: 100,
    },
    {
      what: `confirmed to a browser at the other instance, at ${calmPerSecond}/s, p99`,
      figure: percentile(calmly.live, 0.99),
      unit: 'ms',
      atMost: 100,
    },
    ...costFigures(`a booking at ${perSecond}/s`, costs, steady),
    {
      what: `all jobs of ${atOnce.toLocaleString('en')} bookings told of at once`,
      figure: atOnce / backlog.seconds,
      unit: 'bookings/s',
      atLeast: 200,
    },
    ...costFigures('a booking of those', backlog, atOnce),
    { what: 'both instances without work', figure: (idle.servers + idle.database) / idleSeconds, unit: 'CPU-ms/s' },
    { what: 'the servers of it', figure: idle.servers / idleSeconds, unit: 'CPU-ms/s' },
    { what: 'their statements', figure: callsOf(idle) / idleSeconds, unit: '/s' },
  ]);
} finally {
  await disconnectDatabase();
  await other.stop();
  await product.stop();
  await standIns.stop();
  await destroyEmbeddedPostgres(dataDir);
}

/**
 * When this process heard of each confirmation (performance.now()): a trigger created by the bench notifies it at
 * commit.
 */
async function listenForConfirmations(): Promise<Map<string, number>> {
  await pool.query(
    `create function tell_bench() returns trigger language plpgsql as $$ begin perform pg_notify('bench', new.id::text); return null; end $$`,
  );
  await pool.query(
    `create trigger bench after update of status on bookings for each row when (new.status = 'confirmed') execute function tell_bench()`,
  );
  const heard = new Map<string, number>();
  const client = new pg.Client(product.connection);
  await client.connect();
  client.on('notification', ({ payload = '' }) => heard.set(payload, performance.now()));
  client.on('error', () => undefined);
  await client.query('listen bench');
  return heard;
}

/** When an administrator, connected as a browser would be, last received a live message about each booking. */
async function listenAt(url: string, userId: string): Promise<Map<string, number>> {
  await pool.query(`update profiles set role = 'admin' where id = $1`, [userId]);
  const { cookie } = await buildSession(db, userId);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/realtime`, { headers: { ...cookie, origin: url } });
  await once(socket, 'open');
  // As a page does: the server ends the connection of a client that has been silent.
  setInterval(() => socket.send(JSON.stringify(heartbeat)), realtimeLimits.heartbeatSeconds * 1000).unref();
  const told = new Map<string, number>();
  socket.on('message', (data) => {
    const message = readLiveMessage(String(data));
    if (message?.type === 'changed' && message.id !== null) told.set(message.id, performance.now());
  });
  socket.on('error', () => undefined);
  return told;
}

/** @returns ms from each webhook call to the commit that confirms the booking */
async function notifySteadily(
  rate: number,
  holds: readonly PaidHold[],
  notifyOf: (hold: PaidHold) => Promise<void>,
  confirmed: ReadonlyMap<string, number>,
): Promise<number[]> {
  const begun = performance.now();
  const calls = holds.map(async ({ bookingId, ...hold }, index) => {
    await after(Math.max(0, begun + (index * 1000) / rate - performance.now()));
    const at = performance.now();
    await notifyOf({ bookingId, ...hold });
    while (!confirmed.has(bookingId)) await after(5);
    return (confirmed.get(bookingId) ?? Number.NaN) - at;
  });
  return Promise.all(calls);
}
