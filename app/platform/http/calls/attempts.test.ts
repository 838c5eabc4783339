import { describe, expect, it } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createAttempts } from './attempts.ts';

const failure = (status: number, code = 'any') => new ApiFailure({ status, code, message: 'no' });

/** Sends each content with what becomes of it. @returns the keys that went out. */
async function keysOf(...attempts: [content: unknown, outcome: 'answered' | ApiFailure][]): Promise<string[]> {
  const attempt = createAttempts();
  const keys: string[] = [];
  for (const [content, outcome] of attempts) {
    await attempt(content, async (key) => {
      keys.push(key);
      if (outcome !== 'answered') throw outcome;
    }).catch(() => undefined);
  }
  return keys;
}

describe('an attempt', () => {
  it.each([
    ['no answer came', failure(0, 'network')],
    ['the server broke', failure(500)],
    ['the first one is still at work', failure(409, 'idempotency_key_running')],
  ])('keeps its key when %s', async (_, outcome) => {
    const [first, second] = await keysOf([{ email: 'a' }, outcome], [{ email: 'a' }, 'answered']);
    expect(second).toBe(first);
  });

  it.each([
    ['it was answered', 'answered' as const],
    ['it was refused', failure(422)],
    ['it has to wait', failure(429)],
  ])('gets a new key after %s', async (_, outcome) => {
    const [first, second] = await keysOf([{ email: 'a' }, outcome], [{ email: 'a' }, 'answered']);
    expect(second).not.toBe(first);
  });

  it('of another content has another key', async () => {
    const [first, second] = await keysOf([{ email: 'a' }, failure(0)], [{ email: 'b' }, 'answered']);
    expect(second).not.toBe(first);
  });

  it('answers what was sent, and passes a failure on', async () => {
    expect(await createAttempts()({}, async () => 'answer')).toBe('answer');
    await expect(createAttempts()({}, () => Promise.reject(failure(422)))).rejects.toMatchObject({ status: 422 });
  });
});
