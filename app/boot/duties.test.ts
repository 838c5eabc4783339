import { expect, test } from 'vitest';
import { readConfig } from '#app/platform/config/config.server.ts';
import { assertSharedDatabase } from './duties.server.ts';

const embedded = readConfig({});
const external = readConfig({ DATABASE_URL: 'postgresql://doorstep@db.example/doorstep' });

test.each(['requests', 'jobs'] as const)('a process for %s alone needs a PostgreSQL that others can use', (duties) => {
  expect(() => assertSharedDatabase(embedded, duties)).toThrow(/Set DATABASE_URL, or start both in one/);
  expect(() => assertSharedDatabase(external, duties)).not.toThrow();
});

test('one that does everything needs none', () => {
  expect(() => assertSharedDatabase(embedded, 'everything')).not.toThrow();
});
