import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { inTransaction, preparedDatabase, type Transaction } from './database.server.ts';

const { db } = await createTestDatabase();
await sql`create table shelves (name text primary key, books int not null)`.execute(db);
await sql`insert into shelves values ('left', 1)`.execute(db);

const named = (trx: Transaction) =>
  sql<{ books: number }>`select books from shelves where name = ${'left'}`.execute(trx);
const everything = (trx: Transaction) => sql<object>`select * from shelves where name = ${'left'}`.execute(trx);

it('statements that name their columns are prepared once, others are not', async () => {
  const prepared = await inTransaction(async (trx) => {
    for (let time = 0; time < 3; time += 1) {
      await named(trx);
      await everything(trx);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%from shelves%'`.execute(trx);
    return rows.map(({ statement }) => statement);
  }, preparedDatabase());
  expect(prepared).toEqual(['select books from shelves where name = $1']);
});

it('a column that is added meanwhile breaks neither', async () => {
  const read = () =>
    inTransaction(async (trx) => [(await named(trx)).rows, (await everything(trx)).rows], preparedDatabase());
  expect(await read()).toEqual([[{ books: 1 }], [{ name: 'left', books: 1 }]]);
  await sql`alter table shelves add column place text`.execute(db);
  expect(await read()).toEqual([[{ books: 1 }], [{ name: 'left', books: 1, place: null }]]);
});

it('a failed transaction leaves nothing behind, and its connection usable', async () => {
  const failing = inTransaction(async (trx) => {
    await sql`update shelves set books = books + ${1}`.execute(trx);
    await sql`select 1 / ${0}::int`.execute(trx);
  }, preparedDatabase());
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const [row] = (await inTransaction(named, preparedDatabase())).rows;
  expect(row).toEqual({ books: 1 });
});
