import { describe, expect, it } from 'vitest';
import { gatheredReads } from './gathered-reads.server.ts';

function counting(maximum = 10) {
  const statements: number[][] = [];
  const read = gatheredReads(async (questions: readonly number[]) => {
    statements.push([...questions]);
    if (questions.includes(13)) throw new Error('refused');
    return questions.map((question) => question * 2);
  }, maximum);
  return { statements, read };
}

describe('reads of the same turn', () => {
  it('are one statement, and each gets its own answer', async () => {
    const { statements, read } = counting();
    expect(await Promise.all([read(1), read(2), read(3)])).toEqual([2, 4, 6]);
    expect(await read(4)).toBe(8);
    expect(statements).toEqual([[1, 2, 3], [4]]);
  });

  it('are several statements above the maximum', async () => {
    const { statements, read } = counting(2);
    expect(await Promise.all([read(1), read(2), read(3)])).toEqual([2, 4, 6]);
    expect(statements).toEqual([[1, 2], [3]]);
  });

  it('fail together, and only they', async () => {
    const { read } = counting();
    const outcomes = await Promise.allSettled([read(1), read(13)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read(1)).toBe(2);
  });

  it('that are asked for after a statement was sent wait for the next', async () => {
    const { statements, read } = counting();
    const first = read(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all([first, read(2)])).toEqual([2, 4]);
    expect(statements).toEqual([[1], [2]]);
  });
});
