import { describe, expect, it } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { NewOutboxRequest, OutboxRequest, OutboxStorage, SendOutcome } from './outbox-request.ts';

const done: SendOutcome = { kind: 'done' };
const later: SendOutcome = { kind: 'later', seconds: undefined };
const limited: SendOutcome = { kind: 'later', seconds: 60 };
const refused: SendOutcome = { kind: 'refused', refusal: { status: 422, code: 'invalid', message: 'Too long' } };

/** What tabs of one browser share. */
function storageInMemory(): OutboxStorage {
  const stored = new Map<number, OutboxRequest>();
  let last = 0;
  return {
    list: async () => [...stored.values()].sort((one, other) => one.order - other.order),
    nextOrder: async () => (last += 1),
    put: async (request) => void stored.set(request.order, request),
    remove: async (order) => void stored.delete(order),
    clear: async () => stored.clear(),
  };
}

/** A browser whose server gives these answers by key, `done` to any other; and what it carried out. */
function browser({ answers = {} as Record<string, SendOutcome>, storage = storageInMemory() } = {}) {
  const sent: string[] = [];
  const state = { person: 'maya' as string | undefined, now: 0, again: [] as number[] };
  const outbox = createOutbox({
    storage,
    send: async ({ key }) => {
      const outcome = answers[key] ?? done;
      if (outcome.kind === 'done') sent.push(key);
      return outcome;
    },
    exclusively: (work) => work(),
    person: () => state.person,
    again: (_, seconds) => void state.again.push(seconds),
    notifyOtherTabs: () => undefined,
    now: () => state.now,
  });
  const keys = async () => (await storage.list()).map(({ key }) => key);
  return { outbox, sent, state, storage, keys, answers };
}

const request = (key: string, changes: Partial<NewOutboxRequest> = {}): NewOutboxRequest => ({
  lane: 'thread',
  method: 'POST',
  url: '/api/threads/1/messages',
  body: { text: key },
  key,
  person: 'maya',
  ...changes,
});

describe('what is put into the outbox', () => {
  it('is sent in its order, and then gone', async () => {
    const { outbox, sent, keys } = browser();
    for (const key of ['a', 'b', 'c']) await outbox.enqueue(request(key));
    await outbox.flush();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(await keys()).toEqual([]);
  });

  it('is stored once for a key', async () => {
    const { outbox, state, keys } = browser();
    state.person = undefined;
    await outbox.enqueue(request('a'));
    await outbox.enqueue(request('a', { body: { text: 'again' } }));
    expect(await keys()).toEqual(['a']);
  });

  it('waits with all that follows in its lane, while other lanes go on', async () => {
    const { outbox, sent, state, keys, answers } = browser({ answers: { a: later } });
    await outbox.enqueue(request('a'));
    await outbox.enqueue(request('b'));
    await outbox.enqueue(request('c', { lane: 'visit' }));
    await outbox.flush();
    expect(sent).toEqual(['c']);
    expect(await keys()).toEqual(['a', 'b']);
    expect(state.again.at(-1)).toBe(10);
    delete answers['a'];
    await outbox.flush();
    expect(sent).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['the first lane', later, limited, 10],
    ['the second lane', limited, later, 10],
    ['a lane that asks for less than usual', { kind: 'later', seconds: 5 } as const, later, 5],
  ])('waits no longer than %s has to', async (_, first, second, seconds) => {
    const { outbox, state, keys } = browser({ answers: { a: first, b: second } });
    state.person = undefined;
    await outbox.enqueue(request('a'));
    await outbox.enqueue(request('b', { lane: 'visit' }));
    state.person = 'maya';
    await outbox.flush();
    expect(await keys()).toEqual(['a', 'b']);
    expect(state.again.at(-1)).toBe(seconds);
  });

  it('is sent by the next page when this one is gone', async () => {
    const first = browser({ answers: { a: later } });
    await first.outbox.enqueue(request('a'));
    await first.outbox.flush();
    const second = browser({ storage: first.storage });
    await second.outbox.flush();
    expect(second.sent).toEqual(['a']);
    expect(await second.keys()).toEqual([]);
  });

  it('is never sent as somebody else, and goes when its person returns', async () => {
    const { outbox, sent, state } = browser();
    state.person = 'sam';
    await outbox.enqueue(request('a'));
    await outbox.flush();
    expect(sent).toEqual([]);
    state.person = 'maya';
    await outbox.flush();
    expect(sent).toEqual(['a']);
  });

  it('waits when the server knows no session', async () => {
    const { outbox, sent, keys, answers } = browser({ answers: { a: { kind: 'signed-out' } } });
    await outbox.enqueue(request('a'));
    await outbox.flush();
    expect(await keys()).toEqual(['a']);
    delete answers['a'];
    await outbox.flush();
    expect(sent).toEqual(['a']);
  });

  it('is gone after two weeks, and when everything is cleared', async () => {
    const { outbox, sent, state, keys } = browser();
    state.person = undefined;
    await outbox.enqueue(request('a'));
    state.now = 15 * 86_400_000;
    await outbox.enqueue(request('b'));
    await outbox.flush();
    expect(await keys()).toEqual(['b']);
    await outbox.clear();
    state.person = 'maya';
    await outbox.flush();
    expect(sent).toEqual([]);
  });
});

describe('what the server refuses', () => {
  it('stays with the reason and blocks nothing, until it is sent again or discarded', async () => {
    const { outbox, sent, storage, keys, answers } = browser({ answers: { a: refused, b: refused } });
    for (const key of ['a', 'b', 'c']) await outbox.enqueue(request(key));
    await outbox.flush();
    expect(await keys()).toEqual(['a', 'b']);
    expect((await storage.list())[0]?.refusal).toMatchObject({ message: 'Too long' });
    await outbox.retry('a');
    expect(await keys()).toEqual(['a', 'b']);
    delete answers['a'];
    await outbox.retry('a');
    await outbox.discard('b');
    expect(sent).toEqual(['c', 'a']);
    expect(await keys()).toEqual([]);
  });
});

it('whoever watches a lane sees what waits in it, and nothing of others', async () => {
  const { outbox, state } = browser();
  state.person = undefined;
  const seen: string[][] = [];
  const stop = outbox.watch('thread', (requests) => seen.push(requests.map(({ key }) => key)));
  await outbox.enqueue(request('a'));
  await outbox.enqueue(request('b', { lane: 'visit' }));
  state.person = 'maya';
  await outbox.flush();
  await expect.poll(() => seen.at(-1)).toEqual([]);
  expect(seen).toContainEqual(['a']);
  expect(seen.flat()).not.toContain('b');
  stop();
  const before = seen.length;
  await outbox.enqueue(request('c'));
  await outbox.flush();
  expect(seen).toHaveLength(before);
});
