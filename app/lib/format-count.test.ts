import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0 bookings'],
  [1, '1 booking'],
  [1_200, '1,200 bookings'],
])('counts %i', (count, expected) => expect(formatCount(count, 'booking', 'bookings')).toBe(expected));
