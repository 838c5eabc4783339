import { expect, test } from 'vitest';
import { partOf } from './changed.ts';

const stages = ['static', 'checks', 'unit', 'database', 'faults', 'e2e'];
const partsOf = (...files: string[]) => Object.fromEntries(stages.map((stage) => [stage, partOf(stage, files)]));

test.each([
  ['a module of the app', 'app/lib/money.ts', { unit: 'importers', database: 'importers', faults: 'all', e2e: 'all' }],
  [
    'a test of the app',
    'app/lib/money.test.ts',
    { unit: 'importers', database: 'importers', faults: 'importers', e2e: [] },
  ],
  [
    'what is read from a file',
    'db/migrations/0001_start.sql',
    { unit: 'all', database: 'all', faults: 'all', e2e: 'all' },
  ],
  ['a package', 'package-lock.json', { unit: 'all', database: 'all', faults: 'all', e2e: 'all' }],
  [
    'what tests share',
    'tests/support/vitest/test-cluster.ts',
    { unit: 'importers', database: 'all', faults: 'all', e2e: 'all' },
  ],
  [
    'a test of faults',
    'tests/faults/upgrades.test.ts',
    { unit: 'importers', database: 'importers', faults: 'importers', e2e: [] },
  ],
  [
    'a journey',
    'tests/e2e/home.spec.ts',
    { unit: 'importers', database: 'importers', faults: 'importers', e2e: ['tests/e2e/home.spec.ts'] },
  ],
  ['a text', 'docs/operations.md', { unit: 'importers', database: 'importers', faults: 'importers', e2e: [] }],
])('a change of %s touches what may depend on it, and always the static part', (_, file, expected) => {
  expect(partsOf(file)).toEqual({ static: 'all', checks: 'all', ...expected });
});

test('the journeys that changed are run alone only when nothing else did that they depend on', () => {
  expect(partOf('e2e', ['tests/e2e/home.spec.ts', 'docs/api.md'])).toEqual(['tests/e2e/home.spec.ts']);
  expect(partOf('e2e', ['tests/e2e/home.spec.ts', 'app/root.tsx'])).toBe('all');
});
