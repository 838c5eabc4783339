import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { destroyEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { testSecret } from '#tests/factories/sessions.ts';
import { seedBookables } from './marketplaces/booking-marketplace.ts';
import { drained, reportPayments } from './load/payments.ts';
import { startStandIns } from './load/stand-ins.ts';
import { prepareStatementCount } from './load/statements.ts';
import { callsOf, measureCosts, printStatements } from './load/tail-costs.ts';
import { connectPayments, makePaidHolds } from './load/paid-holds.ts';
import { startProduct } from './product.ts';
import { report, type Figure } from './report.ts';

// What the work after a payment costs with its consequences taken away one at a time: one process, all payments told of
// at once. Jobs are taken away where they are enqueued, by a trigger, so that the product is the one that is delivered.
// Only when named. `-- --statements` prints the most frequent statements of each step.

const bookings = 400;

const steps: readonly [what: string, without: string[]][] = [
  ['everything', []],
  ['without mails', ['notifications.booking-mail']],
  ['without mails and directory entries', ['notifications.booking-mail', 'directory.refresh']],
  ['the webhook and the payment alone', ['bookings.event']],
  ['the webhook alone', ['payments.stripe-event']],
];

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
await prepareStatementCount(dataDir);
const standIns = await startStandIns(dataDir);
const product = await startProduct(dataDir, { DEMO: '0', AUTH_SECRET: testSecret, SANDBOX_URL: standIns.url });
connectDatabase({ ...product.connection, max: 4 });
const pool = databasePool();
try {
  const marketplace = await seedBookables(pool, 300, 300);
  const { tell } = await connectPayments(product.sandboxUrl);
  const holdsFrom = (count: number, from: number) => makePaidHolds(pool, product.sandboxUrl, marketplace, count, from);
  const payAll = async (count: number, from: number) => {
    const holds = await holdsFrom(count, from);
    return () => reportPayments(pool, holds, (hold) => tell(product.url, hold));
  };
  await (
    await payAll(bookings, 72)
  )();
  const figures: Figure[] = [];
  for (const [index, [what, without]] of steps.entries()) {
    const work = await payAll(bookings, 120 + index * 24);
    await takeAway(pool, without);
    const processes = { servers: [product.pid], postmaster: product.postmaster, standIns: standIns.pid };
    const costs = await measureCosts(pool, processes, work);
    if (process.argv.includes('--statements')) printStatements(costs, bookings);
    figures.push(
      { what: `${what}: the server`, figure: costs.servers / bookings, unit: 'CPU-ms' },
      { what: `${what}: PostgreSQL`, figure: costs.database / bookings, unit: 'CPU-ms' },
      { what: `${what}: statements`, figure: callsOf(costs) / bookings, unit: '' },
    );
  }
  report(`after a payment, ${bookings} at once`, figures);
} finally {
  await drained(pool);
  await disconnectDatabase();
  await product.stop();
  await standIns.stop();
  await destroyEmbeddedPostgres(dataDir);
}

/** Makes jobs of these queues vanish as they are enqueued, instead of those before. */
async function takeAway(db: pg.Pool, queues: readonly string[]): Promise<void> {
  await db.query(`
    create or replace function take_away() returns trigger language plpgsql as $$ begin return null; end $$;
    drop trigger if exists take_away on pgboss.job`);
  if (queues.length === 0) return;
  const names = queues.map((queue) => `'${queue}'`).join(', ');
  await db.query(`create trigger take_away before insert on pgboss.job for each row
    when (new.name in (${names})) execute function take_away()`);
}
