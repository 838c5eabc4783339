import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { afterCommit, inTransaction } from './database.server.ts';

const { db } = await createTestDatabase();
await sql`create table seats (name text primary key, taken int not null default 0)`.execute(db);
beforeEach(() =>
  sql`insert into seats values ('left'), ('right') on conflict (name) do update set taken = 0`.execute(db),
);

it('two transactions that wait for each other both come to their end, each once', async () => {
  const bothHoldOne = meetingOf(2);
  const oneIsThrough = Promise.withResolvers<void>();
  const committed: string[] = [];
  const takeInOrder = (...names: [string, string]) => {
    let runs = 0;
    return inTransaction(async (trx) => {
      runs += 1;
      if (runs > 1) await oneIsThrough.promise;
      await sql`update seats set taken = taken + 1 where name = ${names[0]}`.execute(trx);
      // At first they meet; what is run again has the seats for itself.
      if (runs === 1) await bothHoldOne();
      await sql`update seats set taken = taken + 1 where name = ${names[1]}`.execute(trx);
      afterCommit(trx, () => {
        committed.push(names[0]);
        oneIsThrough.resolve();
      });
      return runs;
    });
  };
  const runs = await Promise.all([takeInOrder('left', 'right'), takeInOrder('right', 'left')]);
  expect(runs.toSorted()).toEqual([1, 2]);
  expect(committed.toSorted()).toEqual(['left', 'right']);
  const { rows } = await sql<{ taken: number }>`select taken from seats`.execute(db);
  expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
});

it('any other failure is passed on at once', async () => {
  let runs = 0;
  const failing = inTransaction((trx) => {
    runs += 1;
    return sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(runs).toBe(1);
});

function meetingOf(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === size) resolve();
    return promise;
  };
}
