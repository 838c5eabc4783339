import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { uuidv7 } from './missing-features.server.ts';

const { pool } = await createTestDatabase();

it('the uuidv7 of older versions ascends, tells its time, and is random after it', async () => {
  await pool.query(uuidv7('older_uuidv7'));
  const { rows } = await pool.query<{ id: string; now: Date }>(
    `select older_uuidv7() as id, clock_timestamp() as now from generate_series(1, 2000)`,
  );
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const times = ids.map((id) => id.slice(0, 18));
  expect(times).toEqual(times.toSorted());
  for (const { id, now } of rows) {
    const told = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(told - now.getTime())).toBeLessThan(1_000);
  }
});

it('a PostgreSQL has one uuidv7() and one collation by code points, whoever made them', async () => {
  const { rows } = await pool.query<{ functions: number; collations: number }>(`
    select (select count(*)::int from pg_proc where proname = 'uuidv7' and pronargs = 0) as functions,
      (select count(*)::int from pg_collation where collname = 'pg_c_utf8') as collations`);
  expect(rows).toEqual([{ functions: 1, collations: 1 }]);
});
