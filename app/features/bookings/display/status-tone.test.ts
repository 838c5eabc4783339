import { expect, it } from 'vitest';
import { statusLabel, statusTone } from './status-tone.ts';
import { proves } from '#tests/support/proves.ts';

it.each([
  ['CLI-033', 'confirmed'],
  ['CLI-034', 'pending'],
  ['CLI-035', 'cancelled'],
  ['CLI-036', 'completed'],
])('%s: %s has its own tone', (_id, status) => {
  expect(statusTone(status)).toBe(status);
});

it('shows any other value neutrally, as it is', proves('CLI-037', 'CLI-038'), () => {
  expect(statusTone('no_show')).toBe('neutral');
  expect(statusTone('toString')).toBe('neutral');
  expect(statusLabel('no_show')).toBe('No show');
  expect(statusLabel('')).toBe('Unknown');
});
