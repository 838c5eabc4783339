import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import { afterEach, expect } from 'vitest';

// A transaction that asks the pool for a second connection waits, under load, for one that only others like it could
// return: all of them hang until the pool times out. That shows only under concurrency, so every test checks for it.

const insideTransaction = new AsyncLocalStorage<string>();
const found: string[] = [];
const isWatched = Symbol.for('doorstep.transactions-watched');
const watched = pg.Pool.prototype as pg.Pool & { [isWatched]?: string[] };

/** Libraries outlive a test file and are wrapped once; every file reads the same list. */
const seconds = (watched[isWatched] ??= watch());

afterEach(() => {
  expect(seconds.splice(0), 'a transaction asked for a second connection').toEqual([]);
});

function watch(): string[] {
  const { execute } = TransactionBuilder.prototype;
  TransactionBuilder.prototype.execute = function <T>(
    this: TransactionBuilder<unknown>,
    work: (trx: Transaction<unknown>) => Promise<T>,
  ): Promise<T> {
    return execute.call(this, (trx) => insideTransaction.run(callers(), () => work(trx))) as Promise<T>;
  };
  const connect = watched.connect as (...given: unknown[]) => unknown;
  watched.connect = function (this: pg.Pool, ...given: unknown[]) {
    const transaction = insideTransaction.getStore();
    if (transaction) found.push(`${callers()}\nin the transaction of\n${transaction}`);
    return connect.apply(this, given);
  } as typeof watched.connect;
  return found;
}

function callers(): string {
  const frames = new Error('where').stack?.split('\n') ?? [];
  return frames.filter((frame) => frame.includes('/app/')).join('\n');
}
