import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoOffer } from './completion-undo.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const offer = (undoSeconds: number) => undoOffer({ id: 'b', undoSeconds, onUndone: () => undefined });

it.each([
  ['fast', 600_000],
  ['slow', -600_000],
])('is offered for as long as the server says on a computer whose clock is %s', (_, off) => {
  vi.setSystemTime(Date.now() + off);
  const { durationMs = 0, action } = offer(59);
  expect(action?.label).toBe('Undo');
  expect([58_000, 59_001].map((milliseconds) => durationMs > milliseconds)).toEqual([true, false]);
});

it('is not offered where it cannot be undone', () => expect(offer(0)).toEqual({}));

it('an answer of the previous version, which does not name the time, leaves the toast as long as any other', () =>
  expect(offer(undefined as never)).toEqual({}));
