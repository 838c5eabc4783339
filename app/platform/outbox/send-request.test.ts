import { expect, it } from 'vitest';
import type { OutboxRequest } from './outbox-request.ts';
import { sendRequest } from './send-request.ts';

const request: OutboxRequest = {
  lane: 'thread',
  method: 'POST',
  url: '/api/threads/1/messages',
  body: { text: 'Hello' },
  key: 'press-1',
  person: 'maya',
  files: [],
  order: 1,
  madeAt: 0,
};

/** A server that gives these answers one after the other, and what it was sent. */
function server(...answers: (Response | 'unreachable')[]) {
  const calls: { url: string; headers: Headers; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    calls.push({ url: url as string, headers: new Headers(init.headers), body: init.body });
    const answer = answers[calls.length - 1] ?? 'unreachable';
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { calls, fetch };
}
const answer = (status: number, code = 'x', headers = {}) =>
  Response.json({ error: 'No', code, details: {} }, { status, headers });

it('is sent under its key, for its person', async () => {
  const { calls, fetch } = server(answer(201));
  expect(await sendRequest(request, fetch)).toEqual({ kind: 'done' });
  expect(calls[0]?.headers.get('idempotency-key')).toBe('press-1');
  expect(calls[0]?.headers.get('x-expected-person')).toBe('maya');
  expect(calls[0]?.body).toBe('{"text":"Hello"}');
});

it.each([
  ['unreachable' as const, { kind: 'later', seconds: undefined }],
  [answer(503, 'unavailable', { 'retry-after': '7' }), { kind: 'later', seconds: 7 }],
  [answer(429, 'too_many_requests', { 'retry-after': '30' }), { kind: 'later', seconds: 30 }],
  [answer(409, 'idempotency_key_running', { 'retry-after': '1' }), { kind: 'later', seconds: 1 }],
  [answer(401, 'unauthenticated'), { kind: 'signed-out' }],
  [answer(409, 'blocked'), { kind: 'refused', refusal: { status: 409, code: 'blocked', message: 'No' } }],
  [answer(404, 'not_found'), { kind: 'refused', refusal: { status: 404, code: 'not_found', message: 'No' } }],
])('an answer decides what becomes of it', async (given, outcome) => {
  expect(await sendRequest(request, server(given).fetch)).toEqual(outcome);
});

it('its files are stored first, and one that is stored already is not in the way', async () => {
  const files = ['a', 'b'].map((name) => ({ url: `/api/storage/x/${name}.png`, file: new Blob([name]) }));
  const { calls, fetch } = server(answer(409, 'file_exists'), answer(201), answer(201));
  expect(await sendRequest({ ...request, files }, fetch)).toEqual({ kind: 'done' });
  expect(calls.map(({ url }) => url)).toEqual([...files.map(({ url }) => url), request.url]);
});

it('it waits with its files, and is refused with one of them', async () => {
  const files = [{ url: '/api/storage/x/a.png', file: new Blob(['a']) }];
  expect(await sendRequest({ ...request, files }, server(answer(503)).fetch)).toMatchObject({ kind: 'later' });
  const { calls, fetch } = server(answer(422, 'wrong_kind'));
  expect(await sendRequest({ ...request, files }, fetch)).toMatchObject({ kind: 'refused' });
  expect(calls).toHaveLength(1);
});
