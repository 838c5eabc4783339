import { requestLimits, retryLimits } from '#app/platform/config/limits.ts';
import { ApiFailure, networkFailureText, readFailure } from './api-failure.ts';
import { reauthenticate } from './reauthentication.ts';
import { withDeadline } from './with-deadline.ts';

export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the query string, relative to the origin: `/api/bookings?limit=24`. */
  path: string;
  body?: unknown;
  /** Sent as it is, with these headers, in place of JSON. */
  file?: { content: Blob; headers: Record<string, string> } | undefined;
  /**
   * Identifies one action of the user, so that the server performs it once even if it is requested repeatedly; see
   * newIdempotencyKey.
   */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Nobody asked for the call, so nobody is asked to sign in again for it. */
  isBackground?: boolean | undefined;
};

/** The browser functions that calls need; tests pass their own. */
export type FetchTools = {
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** Called once if the session turns out to have ended. */
  signInAgain?: () => Promise<boolean>;
  /** Shows the person that they are waiting, and returns a function that ends that. */
  awaitAnswer?: () => () => void;
};

const browserTools: FetchTools = {
  fetch: (...request) => globalThis.fetch(...request),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
const untold = () => undefined;

/**
 * Calls our API with JSON and returns the parsed body (undefined for 204). If the server (502, 503, 504) or the
 * network is briefly unavailable, it retries calls that are safe to repeat: reads, and calls with an idempotency key
 * (OPEN-58). If the session has ended, the person is asked to sign in again, and the call is sent once more, unless it
 * is a background call.
 * @throws ApiFailure for every error and failure; whatever `signal` was aborted with
 */
export async function apiFetch(call: ApiCall, tools: FetchTools = browserTools): Promise<unknown> {
  const answer = await patientAttempt(call, tools);
  const { signInAgain = reauthenticate } = tools;
  const isAsking = !call.isBackground && (await lacksSession(answer));
  if (!isAsking || !(await signInAgain())) return result(answer, call);
  call.signal?.throwIfAborted();
  return result(await patientAttempt(call, tools), call);
}

/** Whoever changes something waits until it is done, and sees a notice if that takes long. */
async function patientAttempt(call: ApiCall, tools: FetchTools): Promise<Response | ApiFailure> {
  const { awaitAnswer = () => globalThis.window?.pageWatch?.awaitAnswer() ?? untold } = tools;
  const done = call.method === 'GET' ? untold : awaitAnswer();
  try {
    return await repeatedAttempt(call, tools);
  } finally {
    done();
  }
}

async function repeatedAttempt(call: ApiCall, tools: FetchTools): Promise<Response | ApiFailure> {
  for (const wait of mayRepeat(call) ? retryLimits.waitsMilliseconds : []) {
    const answer = await attempt(call, tools);
    if (!isBrief(answer)) return answer;
    await tools.wait(wait);
    call.signal?.throwIfAborted();
  }
  return attempt(call, tools);
}

/** Whether a call was refused because nobody is signed in; a wrong password does not count. */
async function lacksSession(answer: Response | ApiFailure): Promise<boolean> {
  if (answer instanceof ApiFailure || answer.status !== 401) return false;
  const { code } = await readFailure(answer.clone());
  return code === 'unauthenticated' || code === 'session_missing';
}

function mayRepeat({ method, idempotencyKey }: ApiCall): boolean {
  return method === 'GET' || idempotencyKey !== undefined;
}

async function attempt(
  { method, path, body, file, idempotencyKey, signal }: ApiCall,
  { fetch }: FetchTools,
): Promise<Response | ApiFailure> {
  const headers = new Headers({ accept: 'application/json', ...file?.headers });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: !file && outlivesPage(method, text),
      body: file?.content ?? text ?? null,
      // A silent peer would otherwise be waited for forever.
      signal: withDeadline(signal, retryLimits.attemptSeconds),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    return unanswered(cause);
  }
}

function unanswered(cause: unknown): ApiFailure {
  return new ApiFailure({ status: 0, code: 'network', message: networkFailureText, cause });
}

/**
 * Whether the request completes even if the person leaves the page now, as a change should; browsers refuse larger
 * bodies. https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
function outlivesPage(method: ApiCall['method'], text = ''): boolean {
  return method !== 'GET' && text.length <= requestLimits.keepaliveCharacters;
}

function isBrief(answer: Response | ApiFailure): boolean {
  if (answer instanceof ApiFailure) return true;
  // The first attempt of this same call is still running (docs/decisions/012-idempotency-keys.md).
  const isUnderWay = answer.status === 409 && answer.headers.has('retry-after');
  return isUnderWay || retryLimits.statuses.some((status) => status === answer.status);
}

async function result(answer: Response | ApiFailure, { signal }: ApiCall): Promise<unknown> {
  if (answer instanceof ApiFailure) throw answer;
  if (!answer.ok) throw await readFailure(answer);
  if (answer.status === 204) return undefined;
  try {
    return await answer.json();
  } catch (cause) {
    // The connection broke in the middle of the response.
    signal?.throwIfAborted();
    throw unanswered(cause);
  }
}
