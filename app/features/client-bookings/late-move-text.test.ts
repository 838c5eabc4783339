import { expect, it } from 'vitest';
import { lateMoveText } from './late-move-text.ts';

it.each([
  [1, 'The new time is less than an hour away: '],
  [24, 'The new time is less than 24 hours away: '],
])('a move within a free time of %s hours says so in words', (hours, beginning) => {
  expect(lateMoveText(hours)).toContain(beginning);
});
