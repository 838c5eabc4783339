import { expect, it } from 'vitest';
import { formatDuration } from './duration-text.ts';

it('shows hours and minutes; no duration counts as an hour', () => {
  expect([45, 60, 90, 120, 0].map(formatDuration)).toEqual(['45 min', '1 h', '1 h 30 min', '2 h', '1 h']);
});
