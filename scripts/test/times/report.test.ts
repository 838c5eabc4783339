import { expect, test } from 'vitest';
import { describeTimes } from './report.ts';

const fast = { file: 'app/a.test.ts', tests: 3, setUp: 0.1, import: 0.2, run: 1, wait: 0.5 };
const slow = { file: 'app/b.test.ts', tests: 1, setUp: 0.1, import: 0.3, run: 9, wait: 8 };

test('times are told by stage, then by file, the slowest first', () => {
  const told = describeTimes([
    { stage: 'unit', elapsed: 12.34, processor: 20, files: [fast, slow] },
    { stage: 'static', elapsed: 5, processor: null, files: [] },
  ]);
  const lines = told.split('\n').map((line) => line.split(/\s+/));
  expect(lines).toEqual([
    ['seconds', 'elapsed', 'processor', 'set-up', 'import', 'run', 'wait'],
    ['unit', '12.3', '20.0', '0.2', '0.5', '10.0', '8.5'],
    ['static', '5.0'],
    ['app/b.test.ts', '9.4', '0.1', '0.3', '9.0', '8.0'],
    ['app/a.test.ts', '1.3', '0.1', '0.2', '1.0', '0.5'],
  ]);
});
