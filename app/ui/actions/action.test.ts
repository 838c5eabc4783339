import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { type ActionState, createAction } from './action.ts';

const refused = new ApiFailure({ status: 409, code: 'full', message: 'No more.' });
const lost = new ApiFailure({ status: 0, code: 'network', message: 'No answer.' });

/** An action, and what its button has shown: its input while busy, or the failure's code. */
function pressed() {
  const shown: string[] = [];
  const action = createAction<string>(({ pending, failure }: ActionState<string>) =>
    shown.push(pending ? `busy ${pending.input}` : (failure?.code ?? 'idle')),
  );
  return { ...action, shown };
}

describe('an action', () => {
  it('is busy until its work is done', async () => {
    const { run, shown } = pressed();
    expect(await run('a', async () => undefined, {})).toEqual({ done: true });
    expect(shown).toEqual(['busy a', 'idle']);
  });

  it('is not run by a second press', async () => {
    const { run, shown } = pressed();
    const work = Promise.withResolvers<void>();
    const first = run('a', () => work.promise, {});
    expect(await run('b', () => expect.unreachable(), {})).toEqual({ done: false });
    work.resolve();
    expect(await first).toEqual({ done: true });
    expect(await run('b', () => undefined, {})).toEqual({ done: true });
    expect(shown).toEqual(['busy a', 'idle', 'busy b', 'idle']);
  });

  it('says why it failed, stays busy while that is handled, and can be pressed again', async () => {
    const { run, shown } = pressed();
    const handled: string[] = [];
    const options = {
      onFailure: async ({ code }: ApiFailure, input: string) => void handled.push(`${code} of ${input}`),
      onSettled: () => handled.push('settled'),
    };
    expect(await run('a', () => Promise.reject(refused), options)).toEqual({ done: false, failure: refused });
    expect(handled).toEqual(['full of a', 'settled']);
    expect(await run('a', () => undefined, options)).toEqual({ done: true });
    expect(shown).toEqual(['busy a', 'busy a', 'full', 'busy a', 'idle']);
  });

  it('throws an error that is not from the API, and can be pressed again', async () => {
    const { run, shown } = pressed();
    const bug = () => {
      throw new TypeError('x is undefined');
    };
    await expect(run('a', bug, { onFailure: () => expect.unreachable() })).rejects.toThrow('x is undefined');
    expect(await run('a', () => undefined, {})).toEqual({ done: true });
    expect(shown).toEqual(['busy a', 'idle', 'busy a', 'idle']);
  });

  it('that leaves the page stays busy, unless it fails or does not leave, until it is released', async () => {
    const { run, release, shown } = pressed();
    await run('a', () => Promise.reject(refused), { leavesPage: true });
    await run('a', () => false, { leavesPage: true });
    await run('b', () => undefined, { leavesPage: true });
    expect(await run('b', () => undefined, {})).toEqual({ done: false });
    release();
    expect(shown).toEqual(['busy a', 'busy a', 'full', 'busy a', 'idle', 'busy b', 'idle']);
  });

  it('forgets its failure when told', async () => {
    const { run, clear, shown } = pressed();
    await run('a', () => Promise.reject(refused), {});
    clear();
    expect(shown.at(-1)).toBe('idle');
  });

  it('sends the same content under the same key until it is answered', async () => {
    const { run } = pressed();
    const keys: string[] = [];
    for (const failure of [lost, undefined, undefined])
      await run(
        'a',
        (input, attempt) =>
          attempt(input, async (key) => {
            keys.push(key);
            if (failure) throw failure;
          }),
        {},
      );
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});
