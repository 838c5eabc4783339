import { expect, it } from 'vitest';
import { describeSchema } from './find-database.server.ts';

it.each([
  [0, 'newest schema'],
  [1, '1 migration to apply'],
  [2, '2 migrations to apply'],
])('with %i migrations to apply, the schema is described in words', (pending, expected) =>
  expect(describeSchema(pending)).toBe(expected),
);
