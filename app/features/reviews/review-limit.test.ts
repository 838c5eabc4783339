import { expect, it } from 'vitest';
import { reviewLimit } from './review-limit.ts';

it('the end of the time to change a review is told by its hour, on the clock of its author', () => {
  expect(reviewLimit('2026-12-22T02:00:30.000Z', 'America/Chicago')).toBe('Dec 21, 2026 8:00 PM');
});
