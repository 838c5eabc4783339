import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const until = '2026-11-24T10:10:00Z';
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

it.each([
  [at('10:00:00'), 600],
  [at('10:00:02'), 598],
  [at('10:09:55.400'), 5],
  [at('10:10:00'), 0],
  [at('10:11:00'), 0],
])('at %i a hold until 10:10 stays for %i seconds', (loadedAt, left) => {
  expect(secondsLeft(until, loadedAt)).toBe(left);
});
