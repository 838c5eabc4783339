import { expect, it } from 'vitest';
import { whenText } from './when-text.ts';

it('names the day with its time as soon as one is chosen', () => {
  expect(whenText({ date: '2026-11-24', time: '10:00' })).toBe('Tue, Nov 24, 10:00 AM');
  expect(whenText({ date: '2026-11-24', time: '' })).toBe('Tue, Nov 24');
  expect(whenText({ date: '', time: '' })).toBeUndefined();
});
