import pg from 'pg';
import { expect, inject } from 'vitest';
import { checkMoney } from '#app/features/money-checks/queries/check-money.server.ts';
import { connectDatabase, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { describeSchema } from '../http/schema-description.ts';
import { readUpgradeDump } from './upgrade-dump.ts';

const { template: _, ...server } = inject('testCluster');

/** What professionals are owed for the visits of tests/upgrades/data, and whether it has been sent. */
const owed = [
  { data: 'marketplace', visit: 'c1', reason: 'completed', amount: '58.05', commission: '6.45', status: 'due' },
  { data: 'marketplace', visit: 'c2', reason: 'completed', amount: '30.01', commission: '3.34', status: 'due' },
  { data: 'marketplace', visit: 'c3', reason: 'completed', amount: '0.00', commission: '20.00', status: 'sent' },
  ...['d1', 'd3'].map((visit) => ({
    data: 'cancellations',
    visit,
    reason: 'late-cancellation',
    amount: '36.00',
    commission: '4.00',
    status: 'due',
  })),
  { data: 'transfers', visit: 'e1', reason: 'completed', amount: '54.00', commission: '6.00', status: 'sent' },
];

/**
 * Upgrades a database with the schema and data of a commit. Afterward it has the schema of a new database, owes
 * professionals what was completed or kept before transfers existed, and accounts for every cent.
 */
export async function expectUpgrade(commit: string): Promise<void> {
  const name = `upgrade_${process.pid}_${commit}`;
  const dump = readUpgradeDump(commit);
  const pool = await createDatabase(name);
  try {
    await pool.query(dump.text);
    await migrateToLatest(pool);
    expect(await describeSchema(pool)).toEqual(await schemaOfNew());
    expect(await migrateToLatest(pool)).toEqual([]);
    const { rows } = await pool.query(
      'select right(booking_id::text, 2) as visit, reason, amount, commission, status from transfers order by visit',
    );
    expect(rows).toEqual(owed.flatMap(({ data, ...transfer }) => (dump.data.includes(data) ? [transfer] : [])));
    connectDatabase({ ...server, database: name });
    const { wrong, differences, bookings } = await checkMoney();
    expect({ wrong, differences }).toEqual({ wrong: 0, differences: [] });
    expect(bookings).toBeGreaterThanOrEqual(5);
  } finally {
    await disconnectDatabase();
    await pool.end();
  }
}

let described: Promise<string[]> | undefined;

function schemaOfNew(): Promise<string[]> {
  return (described ??= describeNew());
}

async function describeNew(): Promise<string[]> {
  const pool = await createDatabase(`upgrade_${process.pid}_new`);
  try {
    await migrateToLatest(pool);
    return await describeSchema(pool);
  } finally {
    await pool.end();
  }
}

async function createDatabase(name: string): Promise<pg.Pool> {
  await onServer(`create database ${name}`);
  // It is removed with the cluster: dropping it could cut a closing connection.
  return new pg.Pool({ ...server, database: name, max: 1 });
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
