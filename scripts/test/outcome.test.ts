import { expect, test } from 'vitest';
import { addOutcomes, judge } from './outcome.ts';

test('a tool that ends badly without naming a failed test counts as one failure', () => {
  expect(judge({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a tool that found no test counts as one failure', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('named failures are counted once', () => {
  expect(judge({ passed: 3, failed: 2, skipped: 1 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('outcomes add up', () => {
  const sum = addOutcomes({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
});
