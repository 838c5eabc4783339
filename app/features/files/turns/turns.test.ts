import { describe, expect, it } from 'vitest';
import { NoTurn, Turns } from './turns.server.ts';

const limits = { atOnce: 2, waiting: 5, waitingOfOwner: 3, longestWait: 60_000 };

/** Work that ends when it is told to, and tells when it began. */
function workshop(turns: Turns) {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const take = (owner: string, name: string) =>
    turns.take(owner, () => {
      begun.push(name);
      return new Promise<void>((resolve) => endings.set(name, resolve));
    });
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, take, end };
}

describe('turns', () => {
  it('an owner has one piece at work, however many wait, and goes behind the others when it is done', async () => {
    const { begun, take, end } = workshop(new Turns(limits));
    const all = [
      take('one', '1a'),
      take('one', '1b'),
      take('one', '1c'),
      take('two', '2a'),
      take('two', '2b'),
      take('three', '3a'),
    ];
    await end('none');
    expect(begun).toEqual(['1a', '2a']);
    await end('1a');
    expect(begun).toEqual(['1a', '2a', '3a']);
    await end('3a');
    expect(begun).toEqual(['1a', '2a', '3a', '1b']);
    for (const name of ['2a', '1b', '2b', '1c']) await end(name);
    expect(await Promise.all(all)).toHaveLength(6);
  });

  it('are refused beyond what may wait, of one owner and of all', async () => {
    const { take } = workshop(new Turns({ ...limits, atOnce: 0 }));
    // Whoever waits when the test ends never gets a turn.
    const wait = (owner: string) => void take(owner, 'x').catch(() => undefined);
    for (let waiting = 0; waiting < 3; waiting += 1) wait('one');
    await expect(take('one', 'x')).rejects.toThrow(NoTurn);
    wait('two');
    wait('three');
    await expect(take('four', 'x')).rejects.toThrow(NoTurn);
  });

  it('end with the longest wait, and leave their place to others', async () => {
    const turns = new Turns({ ...limits, atOnce: 0, waiting: 1, longestWait: 20 });
    const { begun, take } = workshop(turns);
    await expect(take('one', 'late')).rejects.toThrow('No turn came within 20 ms');
    await expect(take('two', 'next')).rejects.toThrow('No turn came within 20 ms');
    expect(begun).toEqual([]);
  });

  it('go on after work that failed', async () => {
    const turns = new Turns({ ...limits, atOnce: 1 });
    await expect(turns.take('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.take('one', async () => 'done')).toBe('done');
  });
});
