import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkMoney } from '#app/features/money-checks/queries/check-money.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { describeSchema } from '#tests/support/schema-description.ts';
import { readUpgradeDump, upgradeDumps } from '#tests/support/upgrade-dump.ts';

const { template: _, ...server } = inject('testCluster');

/** What professionals are owed by the visits of tests/upgrades/data, and whether it has left. */
const owed = [
  { data: 'marketplace', visit: 'c1', reason: 'completed', amount: '58.05', commission: '6.45', status: 'due' },
  { data: 'marketplace', visit: 'c2', reason: 'completed', amount: '30.01', commission: '3.34', status: 'due' },
  { data: 'marketplace', visit: 'c3', reason: 'completed', amount: '0.00', commission: '20.00', status: 'sent' },
  {
    data: 'cancellations',
    visit: 'd1',
    reason: 'late-cancellation',
    amount: '36.00',
    commission: '4.00',
    status: 'due',
  },
  {
    data: 'cancellations',
    visit: 'd3',
    reason: 'late-cancellation',
    amount: '36.00',
    commission: '4.00',
    status: 'due',
  },
  { data: 'transfers', visit: 'e1', reason: 'completed', amount: '54.00', commission: '6.00', status: 'sent' },
];

it('there is a dump of every schema that the main branch began with', () =>
  expect(upgradeDumps.length).toBeGreaterThanOrEqual(14));

describe.each(upgradeDumps)('a database with data from %s', (commit) => {
  const name = `upgrade_${process.pid}_${commit}`;
  const dump = readUpgradeDump(commit);
  let pool: pg.Pool;

  beforeAll(async () => {
    pool = await createDatabase(name);
    await pool.query(dump.text);
    await migrateToLatest(pool);
    connectDatabase({ ...server, database: name });
  });
  afterAll(async () => {
    await disconnectDatabase();
    await pool.end();
  });

  it('has the schema that a new one has, and nothing is left to do', async () => {
    expect(await describeSchema(pool)).toEqual(await schemaOfNew());
    expect(await migrateToLatest(pool)).toEqual([]);
  });

  it('owes professionals what was completed or kept before there were transfers, and every cent is accounted for', async () => {
    const { rows } = await pool.query(
      'select right(booking_id::text, 2) as visit, reason, amount, commission, status from transfers order by visit',
    );
    expect(rows).toEqual(owed.flatMap(({ data, ...transfer }) => (dump.data.includes(data) ? [transfer] : [])));
    const { wrong, differences, bookings } = await checkMoney();
    expect({ wrong, differences }).toEqual({ wrong: 0, differences: [] });
    expect(bookings).toBeGreaterThanOrEqual(5);
  });
});

let described: string[] | undefined;

async function schemaOfNew(): Promise<string[]> {
  if (described) return described;
  const name = `upgrade_${process.pid}_new`;
  const pool = await createDatabase(name);
  try {
    await migrateToLatest(pool);
    return (described = await describeSchema(pool));
  } finally {
    await pool.end();
  }
}

async function createDatabase(name: string): Promise<pg.Pool> {
  await onServer(`create database ${name}`);
  // It goes with the cluster: dropping it could cut a connection that is on its way out.
  return new pg.Pool({ ...server, database: name, max: 1 });
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
