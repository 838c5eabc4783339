import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiFetch, type ApiCall } from './api-fetch.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import type { ApiFailure } from './api-failure.ts';
import { proves } from '#tests/support/proves.ts';

type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'unreachable';

/** A server that gives these answers one after the other, and what it saw. */
function server(...answers: Answer[]) {
  const requests: { path: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const tools = {
    fetch: async (path: string | URL | Request, init: RequestInit = {}) => {
      const answer = answers[requests.length] ?? 'unreachable';
      requests.push({ path: String(path), init });
      if (answer === 'unreachable') throw new TypeError('Failed to fetch');
      const text = answer.body === undefined ? null : JSON.stringify(answer.body);
      return new Response(text, { status: answer.status, headers: answer.headers ?? {} });
    },
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  };
  return { requests, waits, tools };
}

const read: ApiCall = { method: 'GET', path: '/api/bookings' };
const ok: Answer = { status: 200, body: { items: [] } };

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  return promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error as ApiFailure,
  );
}

it('an answer that breaks off is a failure like one that never came', async () => {
  const half = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"items":['));
      stream.error(new TypeError('network error'));
    },
  });
  const tools = { fetch: () => Promise.resolve(new Response(half)), wait: () => Promise.resolve() };
  expect(await failureOf(apiFetch({ method: 'POST', path: '/api/bookings' }, tools))).toMatchObject({
    name: 'ApiFailure',
    status: 0,
    code: 'network',
  });
});

describe('a briefly unavailable server', () => {
  for (const [proof, status] of [
    [proves('RT-009'), 502],
    [proves('RT-010'), 503],
    [proves('RT-011'), 504],
  ] as const)
    it(`asks again for a read that was answered ${status}`, proof, async () => {
      const { requests, tools } = server({ status }, ok);
      await expect(apiFetch(read, tools)).resolves.toEqual({ items: [] });
      expect(requests).toHaveLength(2);
    });

  it('a read that never arrived is asked again', proves('OPEN-58'), async () => {
    const { tools } = server('unreachable', ok);
    await expect(apiFetch(read, tools)).resolves.toEqual({ items: [] });
  });

  it('a call with an idempotency key is asked again under the same key', proves('OPEN-58'), async () => {
    const { requests, tools } = server({ status: 503 }, { status: 201, body: { id: '1' } });
    await apiFetch({ method: 'POST', path: '/api/bookings', body: {}, idempotencyKey: 'press-1' }, tools);
    expect(requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
      'press-1',
      'press-1',
    ]);
  });

  it('a call whose first try is still at work is asked again for its answer', async () => {
    const { requests, tools } = server(
      { status: 409, headers: { 'retry-after': '1' } },
      { status: 201, body: { id: '1' } },
    );
    await expect(
      apiFetch({ method: 'POST', path: '/api/bookings', body: {}, idempotencyKey: 'press-1' }, tools),
    ).resolves.toEqual({ id: '1' });
    expect(requests).toHaveLength(2);
  });

  it('a change without a key is asked once', proves('OPEN-58'), async () => {
    const { requests, tools } = server({ status: 503 }, ok);
    const failure = await failureOf(apiFetch({ method: 'POST', path: '/api/auth/sign-out' }, tools));
    expect(failure.status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it('gives up after two growing waits', async () => {
    const { requests, waits, tools } = server({ status: 502 }, { status: 502 }, { status: 502 }, ok);
    expect((await failureOf(apiFetch(read, tools))).status).toBe(502);
    expect(requests).toHaveLength(3);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  });

  it.each([400, 401, 404, 409, 422, 429, 500])('status %i is final', async (status) => {
    const { requests, tools } = server({ status }, ok);
    expect((await failureOf(apiFetch(read, tools))).status).toBe(status);
    expect(requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('without content is undefined', async () => {
    const { tools } = server({ status: 204 });
    await expect(apiFetch({ method: 'DELETE', path: '/api/bookings/1' }, tools)).resolves.toBeUndefined();
  });

  it('that refuses tells code, text, fields, details and when to come back', async () => {
    const body = {
      error: 'Invalid email',
      code: 'invalid_email',
      details: { type: 'validation', message: 'Invalid email', fields: { email: 'Invalid email' }, reasons: ['x'] },
    };
    const { tools } = server({ status: 429, body, headers: { 'retry-after': '12' } });
    const failure = await failureOf(apiFetch(read, tools));
    expect(failure).toMatchObject({
      status: 429,
      code: 'invalid_email',
      message: 'Invalid email',
      fields: { email: 'Invalid email' },
      details: { reasons: ['x'] },
      retryAfter: 12,
    });
  });

  it("that is a proxy's page becomes a general text", async () => {
    const { tools } = server({ status: 500 });
    const failure = await failureOf(apiFetch(read, tools));
    expect(failure).toMatchObject({
      code: 'unreadable',
      fields: {},
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  it('that never comes says so in words', async () => {
    const { tools } = server();
    const failure = await failureOf(apiFetch(read, tools));
    expect(failure).toMatchObject({ status: 0, code: 'network' });
    expect(failure.message).toContain('check your connection');
  });
});

describe('a session that is over', () => {
  const refused: Answer = { status: 401, body: { error: 'Not authenticated', code: 'unauthenticated' } };
  const save: ApiCall = { method: 'PATCH', path: '/api/profiles/me', body: { first_name: 'Ines' } };

  it.each(['unauthenticated', 'session_missing'])(
    'is begun anew after %s, and the call goes out once more as it was',
    async (code) => {
      const { requests, tools } = server(
        { status: 401, body: { error: 'no', code } },
        { status: 200, body: { saved: true } },
      );
      await expect(apiFetch(save, { ...tools, signInAgain: async () => true })).resolves.toEqual({ saved: true });
      expect(requests.map(({ init }) => [init.method, init.body])).toEqual([
        ['PATCH', '{"first_name":"Ines"}'],
        ['PATCH', '{"first_name":"Ines"}'],
      ]);
    },
  );

  it('that nobody begins anew is the refusal it was', async () => {
    const { requests, tools } = server(refused);
    const failure = await failureOf(apiFetch(save, { ...tools, signInAgain: async () => false }));
    expect(failure).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(requests).toHaveLength(1);
  });

  it('is asked for once: a second refusal stands', async () => {
    const { tools } = server(refused, refused);
    let asked = 0;
    const signInAgain = async () => ((asked += 1), true);
    expect(await failureOf(apiFetch(save, { ...tools, signInAgain }))).toMatchObject({ status: 401 });
    expect(asked).toBe(1);
  });

  it('is no reason to ask anybody for a call in the background', async () => {
    const { tools } = server(refused);
    const signInAgain = () => expect.unreachable('nobody should be asked');
    expect(await failureOf(apiFetch({ ...save, isBackground: true }, { ...tools, signInAgain }))).toMatchObject({
      status: 401,
    });
  });

  it.each([
    [401, 'invalid_credentials'],
    [401, 'recovery_session_missing'],
    [401, 'invalid_token'],
    [403, 'forbidden'],
    [422, 'wrong_password'],
  ])('is not what %i %s says', async (status, code) => {
    const { tools } = server({ status, body: { error: 'no', code } });
    const signInAgain = () => expect.unreachable('nobody should be asked');
    expect(await failureOf(apiFetch(save, { ...tools, signInAgain }))).toMatchObject({ status, code });
  });

  it('asks nobody where nobody can be asked', async () => {
    const { tools } = server(refused);
    expect(await failureOf(apiFetch(save, tools))).toMatchObject({ status: 401 });
  });
});

it('a call that was given up stays given up', async () => {
  const giveUp = new AbortController();
  const { requests, tools } = server({ status: 503 }, ok);
  const wait = async () => giveUp.abort(new Error('left the page'));
  await expect(apiFetch({ ...read, signal: giveUp.signal }, { ...tools, wait })).rejects.toThrow('left the page');
  expect(requests).toHaveLength(1);
});

describe('a peer that stays silent', () => {
  const silent = {
    fetch: (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    wait: () => Promise.resolve(),
  };
  const price: ApiCall = { method: 'POST', path: '/api/quotes', body: {} };
  afterEach(() => vi.restoreAllMocks());

  it('is not waited for forever, also if the call can be given up', async () => {
    const deadline = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const failure = failureOf(apiFetch({ ...price, signal: new AbortController().signal }, silent));
    deadline.abort(new DOMException('too late', 'TimeoutError'));
    expect(await failure).toMatchObject({ name: 'ApiFailure', status: 0, code: 'network' });
  });

  it('is given up with the reason of the caller', async () => {
    const giveUp = new AbortController();
    const call = apiFetch({ ...price, signal: giveUp.signal }, silent);
    giveUp.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

it('a body travels as JSON', async () => {
  const { requests, tools } = server(ok);
  await apiFetch({ method: 'POST', path: '/api/x', body: { a: 1 } }, tools);
  expect(requests[0]?.init.body).toBe('{"a":1}');
  expect(new Headers(requests[0]?.init.headers).get('content-type')).toBe('application/json');
});

it('every action gets a key of its own', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

describe('a page that is left', () => {
  const keeps = async (call: ApiCall) => {
    const { requests, tools } = server(ok);
    await apiFetch(call, tools);
    return requests[0]?.init.keepalive;
  };

  it('leaves its changes under way, and its reads behind', async () => {
    expect(await keeps({ method: 'DELETE', path: '/api/favourites/1' })).toBe(true);
    expect(await keeps({ method: 'POST', path: '/api/bookings', body: { notes: 'Second door' } })).toBe(true);
    expect(await keeps(read)).toBe(false);
  });

  it('does not try so with a body larger than browsers allow, in any script', async () => {
    const notes = '界'.repeat(21_000);
    expect(new TextEncoder().encode(notes.slice(0, 20_000)).length).toBeLessThan(64 * 1024);
    expect(await keeps({ method: 'POST', path: '/api/bookings', body: { notes } })).toBe(false);
  });
});
