import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobs } from '#app/jobs.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const { db, pool } = await createTestDatabase();

test('a test file gets a migrated database of its own', async () => {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables`.execute(db);
  expect(tables.rows.map(({ name }) => name)).toContain('bookings');
  const { rows } = await pool.query('select current_database() as name');
  expect(rows[0].name).toMatch(/^test_[0-9a-f]{32}$/);
});

test('a test database is empty', async () => {
  const { rows } = await pool.query('select count(*) as count from bookings');
  expect(rows[0].count).toBe(0);
});

test('a test database has the queue of every job', async () => {
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.queue');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(jobs.map(({ queue }) => queue.name)));
});
