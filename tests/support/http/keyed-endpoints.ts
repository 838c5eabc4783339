import { apiErrors, apiRouter } from '#app/platform/http/api/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';

export type Work = () => Response | Promise<Response>;
let executions = 0;
/** Answers 201 with a number that grows with each execution. */
export const created: Work = () => Response.json({ id: executions }, { status: 201 });
let work: Work = created;

/** Two endpoints that accept an Idempotency-Key; the x-caller header names the caller, as an access rule would. */
export const keyedEndpoints = apiRouter()
  .onError(apiErrors)
  .use(async (context, next) => {
    const caller = context.req.header('x-caller');
    if (caller) context.set('callerId', caller);
    await next();
  })
  .post('/things', idempotent, async () => {
    executions += 1;
    return work();
  })
  .post('/others', idempotent, async () => {
    executions += 1;
    return work();
  });

type Sent = { key?: string; body?: unknown; caller?: string; path?: string };

export async function post({ key, body = { name: 'a' }, caller, path = '/things' }: Sent) {
  const headers = {
    'content-type': 'application/json',
    ...(key ? { 'idempotency-key': key } : {}),
    ...(caller ? { 'x-caller': caller } : {}),
  };
  const response = await keyedEndpoints.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed'),
    retryAfter: response.headers.get('retry-after'),
    text,
    body: (text ? JSON.parse(text) : undefined) as { id?: number; code?: string } | undefined,
  };
}

/** Runs `check` with endpoints that do `does`, and counts their executions. */
export async function counting(does: Work, check: () => Promise<void>): Promise<number> {
  executions = 0;
  work = does;
  await check();
  work = created;
  return executions;
}

/** Returns endpoint work that waits until the test opens the gate. */
export function gate() {
  let open = () => {};
  let begin = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const held: Work = () => {
    begin();
    return opened.then(created);
  };
  return { open, begun, work: held };
}

let keys = 0;
export const newKey = () => `key-${(keys += 1)}`;

/** Sets what the endpoints do. */
export function nowDo(does: Work): void {
  work = does;
}

/** Returns the number of executions since the last count began. */
export const timesCarriedOut = () => executions;
