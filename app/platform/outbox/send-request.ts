import { readFailure } from '../http/calls/api-failure.ts';
import { expectedPersonHeader } from '../http/calls/expected-person.ts';
import type { OutboxFile, OutboxRequest, SendOutcome } from './outbox-request.ts';

/** Deadlines of an attempt: a request, and a file over a bad connection. */
const requestSeconds = 45;
const fileSeconds = 300;

/** Statuses after which the same request may succeed. */
const passing = new Set([408, 425, 429]);

/** Sends a request with its files, whose repeated uploads the server recognizes. Never throws. */
export async function sendRequest(
  request: OutboxRequest,
  fetch: typeof globalThis.fetch = (...call) => globalThis.fetch(...call),
): Promise<SendOutcome> {
  for (const file of request.files) {
    const outcome = await attempt(() => upload(file, request.person, fetch));
    const isStored = outcome.kind === 'refused' && outcome.refusal.code === 'file_exists';
    if (outcome.kind !== 'done' && !isStored) return outcome;
  }
  return attempt(() => send(request, fetch));
}

function upload({ url, file }: OutboxFile, person: string, fetch: typeof globalThis.fetch): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream', [expectedPersonHeader]: person },
    credentials: 'same-origin',
    body: file,
    signal: AbortSignal.timeout(1000 * fileSeconds),
  });
}

function send({ method, url, body, key, person }: OutboxRequest, fetch: typeof globalThis.fetch): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'idempotency-key': key, [expectedPersonHeader]: person });
  if (body !== undefined) headers.set('content-type', 'application/json');
  return fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(1000 * requestSeconds),
  });
}

async function attempt(call: () => Promise<Response>): Promise<SendOutcome> {
  try {
    return await outcomeOf(await call());
  } catch {
    return { kind: 'later', seconds: undefined };
  }
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok) return { kind: 'done' };
  if (response.status === 401) return { kind: 'signed-out' };
  const { status, code, message, retryAfter } = await readFailure(response);
  // A conflict with Retry-After: the first attempt is still being carried out.
  const isBrief = status >= 500 || passing.has(status) || (status === 409 && retryAfter !== undefined);
  if (isBrief) return { kind: 'later', seconds: retryAfter };
  return { kind: 'refused', refusal: { status, code, message } };
}
