import { expect, it } from 'vitest';
import { statusLabel, statusTone } from './status-tone.ts';
import { proves } from '#tests/support/proves.ts';

for (const [proof, status, tone] of [
  [proves('CLI-033'), 'confirmed', 'success'],
  [proves('CLI-034'), 'pending', 'warning'],
  [proves('CLI-035'), 'cancelled', 'danger'],
  [proves('CLI-036'), 'completed', 'info'],
] as const)
  it(`gives ${status} its own tone, ${tone}`, proof, () => {
    expect(statusTone(status)).toBe(tone);
  });

it('shows any other value neutrally, as it is', proves('CLI-037', 'CLI-038'), () => {
  expect(statusTone('no_show')).toBe('neutral');
  expect(statusTone('toString')).toBe('neutral');
  expect(statusLabel('no_show')).toBe('No show');
  expect(statusLabel('')).toBe('Unknown');
});
