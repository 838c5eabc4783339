import { expect, it } from 'vitest';
import { timeAgo } from './relative-time.ts';

const minute = 60_000;

it.each([
  [-minute, 'just now'],
  [0, 'just now'],
  [5 * minute, 'just now'],
  [6 * minute, '6 minutes ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, 'an hour ago'],
  [120 * minute, '2 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [48 * 60 * minute, '2 days ago'],
  [30 * 24 * 60 * minute, '30 days ago'],
])('%i ms is %s', (passed, words) => expect(timeAgo(1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words));
