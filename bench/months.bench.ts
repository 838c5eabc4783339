import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  destroyEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { migrateUntil } from '#tests/support/upgrades/migrate-until.ts';
import { type Figure, median, report } from './load/report.ts';

// A security log of a million entries in two years, before and after it is partitioned by month, and how long the
// migration that does so keeps others waiting.

const entries = 1_000_000;
const months = 24;
const inserts = 500;
const pages = 200;

const dataDir = await mkdtemp(path.join(tmpdir(), 'doorstep-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const pool = new pg.Pool({ ...postgres.connection, max: 2 });
try {
  await migrateUntil(pool, '0051_stripe_events_by_day.sql');
  await fill();
  const before = await measure();
  const begun = performance.now();
  await migrateToLatest(pool);
  const migrated = performance.now() - begun;
  const first = await measure();
  await spreadOverMonths();
  const after = await measure();
  const figures: Figure[] = [
    { what: 'the migration of all six tables', figure: migrated, unit: 'ms', atMost: 5_000 },
    { what: 'one insert, one table', figure: before.insert, unit: 'ms' },
    { what: 'one insert, five partitions', figure: first.insert, unit: 'ms' },
    { what: `one insert, ${months} months`, figure: after.insert, unit: 'ms' },
    { what: 'newest page, one table', figure: before.page, unit: 'ms' },
    { what: 'newest page, five partitions', figure: first.page, unit: 'ms' },
    { what: `newest page, ${months} months`, figure: after.page, unit: 'ms' },
  ];
  report(`a log by months, ${entries.toLocaleString('en')} entries`, figures);
} finally {
  await pool.end();
  await postgres.stop();
  await destroyEmbeddedPostgres(dataDir);
}

/** Ids of version 7 of the last two years, oldest first, as time would have written them. */
async function fill(): Promise<void> {
  for (const table of ['security_log', 'audit_log']) {
    const columns =
      table === 'security_log' ? 'actor_id, account_id, action, outcome' : 'actor_id, action, subject_type';
    const values =
      table === 'security_log'
        ? `md5((n % 5000)::text)::uuid, md5((n % 5000)::text)::uuid, 'sign_in', 'done'`
        : `md5((n % 5000)::text)::uuid, 'sign_in', 'account'`;
    await pool.query(`insert into ${table} (id, at, ${columns})
      select overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 19) placing '8' from 17)::uuid, at, ${values}
      from (select n, now() - interval '${months} months' * (1 - n / ${entries}.0) as at from generate_series(1, ${entries}) n) spread`);
  }
  await pool.query('vacuum analyze security_log, audit_log');
}

/** Cuts the first partition into months, as two years of nights would have left it. */
async function spreadOverMonths(): Promise<void> {
  const { rows } = await pool.query<{ old: string; ends: Date }>(
    `select relname as old, end_of_months('security_log') as ends from pg_class where relname ~ '^security_log_until_\\d{4}_\\d{2}$'`,
  );
  const old = rows[0]?.old ?? '';
  await pool.query(`alter table security_log detach partition ${old}`);
  for (let month = 0; month <= months; month += 1) {
    const begins = `(date_trunc('month', now() at time zone 'UTC') - interval '${month} months') at time zone 'UTC'`;
    const { rows: bounds } = await pool.query<{ first: string; last: string; name: string }>(
      `select first_id_of(${begins}) as first, first_id_of((${begins} at time zone 'UTC' + interval '1 month') at time zone 'UTC') as last,
         'security_log_' || to_char(${begins} at time zone 'UTC', 'YYYY_MM') as name`,
    );
    const { first, last, name } = bounds[0] ?? { first: '', last: '', name: '' };
    await pool.query(`create table ${name} partition of security_log for values from ('${first}') to ('${last}')`);
  }
  await pool.query(`insert into security_log select * from ${old}`);
  await pool.query('vacuum analyze security_log');
}

async function measure(): Promise<{ insert: number; page: number }> {
  const client = await pool.connect();
  const insert = await medianOf(inserts, () =>
    client.query({
      name: 'insert',
      text: `insert into security_log (actor_id, account_id, action, outcome, details) values ($1, $1, 'sign_in', 'done', '{}')`,
      values: ['00000000-0000-7000-8000-000000000001'],
    }),
  );
  const page = await medianOf(pages, () => client.query('select * from security_log order by id desc limit 50'));
  client.release();
  return { insert, page };
}

async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return median(taken);
}
