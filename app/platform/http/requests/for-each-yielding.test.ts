import { expect, it, vi } from 'vitest';
import { forEachYielding } from './for-each-yielding.server.ts';

/** A clock on which each look at it takes this long. */
function slowClock(milliseconds: number) {
  let now = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
}

it.each([
  ['short work waits for its end', 1, ['a', 'b', 'c', 'another']],
  ['long work has a turn in between', 10, ['a', 'another', 'b', 'c']],
])('whoever comes during %s', async (_, milliseconds, order) => {
  const clock = slowClock(milliseconds);
  const done: string[] = [];
  const another = new Promise<void>((resolve) => {
    setImmediate(() => {
      done.push('another');
      resolve();
    });
  });
  await forEachYielding(['a', 'b', 'c'], (item) => void done.push(item));
  await another;
  clock.mockRestore();
  expect(done).toEqual(order);
});

it('items behind one that fails are not looked at', async () => {
  const seen: string[] = [];
  const failing = forEachYielding(['a', 'b', 'c'], (item) => {
    seen.push(item);
    if (item === 'b') throw new RangeError('Too many');
  });
  await expect(failing).rejects.toThrow('Too many');
  expect(seen).toEqual(['a', 'b']);
});
