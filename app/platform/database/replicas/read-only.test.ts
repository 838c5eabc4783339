import { expectTypeOf, test } from 'vitest';
import type { Connection, Transaction } from '../database.server.ts';
import type { ReadOnlyConnection } from './read-only.server.ts';

test('what writes cannot be given a replica, and what reads can be given anything', () => {
  expectTypeOf<ReadOnlyConnection>().not.toExtend<Connection>();
  expectTypeOf<Connection>().toExtend<ReadOnlyConnection>();
  expectTypeOf<Transaction>().toExtend<ReadOnlyConnection>();
});
