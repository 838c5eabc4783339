import { expect, it } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const until = '2026-11-24T10:10:00Z';
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);

it.each([
  [at('10:00:00'), '10:00'],
  [at('10:00:02'), '9:58'],
  [at('10:09:55.400'), '0:05'],
  [at('10:10:00'), '0:00'],
  [at('10:11:00'), '0:00'],
])('at %i a hold until 10:10 stays for %s', (now, left) => {
  expect(minutesLeft(until, now)).toBe(left);
});

it('a hold whose checkout is open has no end of its own', () => {
  expect(minutesLeft(null, at('10:00:00'))).toBeNull();
});
