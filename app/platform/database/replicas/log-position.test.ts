import { expect, test } from 'vitest';
import { endOfTime, readLogPosition, writeLogPosition } from './log-position.ts';

test('positions keep their order across the halves that PostgreSQL writes them in', () => {
  const inOrder = ['0/0', '0/16B3748', '0/FFFFFFFF', '1/0', 'A/1', '10/0', 'FFFFFFFF/FFFFFFFF'];
  const read = inOrder.map((text) => readLogPosition(text) ?? -1n);
  expect(read.every((position, index) => index === 0 || position > (read[index - 1] ?? -1n))).toBe(true);
  expect(read.map(writeLogPosition)).toEqual(inOrder);
  expect(read.at(-1)).toBe(endOfTime);
});

test.each(['', '16', '16/', 'x/1', '1/123456789', '0/0; drop'])('%j is no position', (text) => {
  expect(readLogPosition(text)).toBeUndefined();
});
