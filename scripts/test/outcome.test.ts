import { expect, test } from 'vitest';
import { addOutcomes, describeFindings, assessOutcome } from './outcome.ts';

const failure = { test: 'app/a.test.ts > adds', passedWhenRepeated: false, why: 'expected 1 to be 2' };
const weakness = { test: 'app/b.test.ts > waits', passedWhenRepeated: true, why: 'timed out' };

test('a tool that ends badly without naming a failed test counts as one failure, and is named', () => {
  const assessed = assessOutcome({ passed: 3, failed: 0, skipped: 0, findings: [] }, 1);
  expect(assessed).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
  expect(describeFindings(assessed.findings)).toContain('exit code 1');
});

test('a tool that found no test counts as one failure', () => {
  expect(assessOutcome({ passed: 0, failed: 0, skipped: 0, findings: [] }, 0)).toMatchObject({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('named failures are counted once', () => {
  const counted = { passed: 3, failed: 1, skipped: 1, findings: [failure] };
  expect(assessOutcome(counted, 1)).toEqual(counted);
});

test('outcomes add up', () => {
  const sum = addOutcomes(
    { passed: 1, failed: 2, skipped: 3, findings: [failure] },
    { passed: 10, failed: 20, skipped: 30, findings: [weakness] },
  );
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, findings: [failure, weakness] });
});

test('findings are told by name, with the first lines of why and without colors', () => {
  const long = { ...failure, why: `\u001B[31mred\u001B[39m\n${'line\n'.repeat(100)}` };
  const told = describeFindings([long, weakness]);
  expect(told).toContain('FAILED  app/a.test.ts > adds\n    red\n    line');
  expect(told).toContain('PASSED WHEN REPEATED  app/b.test.ts > waits\n    timed out');
  expect(told.split('\n')).toHaveLength(23);
});
