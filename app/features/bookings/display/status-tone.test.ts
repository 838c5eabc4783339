import { expect, it } from 'vitest';
import { statusLabel, statusTone } from './status-tone.ts';

it.each([
  ['CLI-033', 'confirmed'],
  ['CLI-034', 'pending'],
  ['CLI-035', 'cancelled'],
  ['CLI-036', 'completed'],
])('%s: %s has its own tone', (_id, status) => {
  expect(statusTone(status)).toBe(status);
});

it('CLI-037 and CLI-038 shows any other value neutrally, as it is', () => {
  expect(statusTone('no_show')).toBe('neutral');
  expect(statusTone('toString')).toBe('neutral');
  expect(statusLabel('no_show')).toBe('No show');
  expect(statusLabel('')).toBe('Unknown');
});
