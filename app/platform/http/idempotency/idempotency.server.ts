import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { ApiEnvironment } from '../api/api-environment.server.ts';
import { idempotencyStore, type Claim, type StoredAnswer } from './idempotency-store.server.ts';

export const idempotencyHeader = 'idempotency-key';
const replayedHeader = 'idempotency-replayed';

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

/** Statuses that say nothing about the request itself: the same request may succeed later. */
const passing = new Set([401, 403, 408, 409, 425, 429]);

/**
 * Makes a POST that creates something repeatable: the first answer to an `Idempotency-Key` is stored for 24 hours and
 * returned to whoever repeats the request, which is then not executed again. Runs after the access rule and the
 * schema, so that a key belongs to its caller and requests that were never started are not stored.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 * @throws AppError idempotency_key_invalid, idempotency_key_reused or idempotency_key_running
 */
export const idempotent: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const header = context.req.header(idempotencyHeader);
  if (header === undefined) return next();
  const claim = await claimOf(context, keyOf(header));
  if (!(await idempotencyStore.claim(claim))) return replay(claim);
  await settleAfter(claim, context, next);
  return undefined;
};

/** Reads the key: the draft makes it a quoted string, but most clients send it bare. */
function keyOf(header: string): string {
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!visibleAscii.test(key)) throw new AppError(platformErrors.idempotency_key_invalid);
  return key;
}

async function claimOf(context: Context<ApiEnvironment>, key: string): Promise<Claim> {
  const callerId = context.get('callerId') ?? null;
  const endpoint = `${context.req.method} ${context.req.path}`;
  const { search } = new URL(context.req.url);
  return {
    id: createHash('sha256')
      .update(JSON.stringify([callerId, endpoint, key]))
      .digest(),
    caller_id: callerId,
    endpoint,
    fingerprint: createHmac('sha256', key)
      .update(`${search}\n${await context.req.text()}`)
      .digest(),
    attempt: randomUUID(),
  };
}

async function replay(claim: Claim): Promise<Response> {
  const kept = await idempotencyStore.find(claim.id);
  if (kept && !kept.fingerprint.equals(claim.fingerprint)) throw new AppError(platformErrors.idempotency_key_reused);
  // If it was released just now, it is free again: the caller retries in either case.
  if (!kept || kept.status === null)
    throw new AppError(platformErrors.idempotency_key_running, { retryAfterSeconds: 1 });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [replayedHeader]: 'true',
  };
  return new Response(kept.body, { status: kept.status, headers });
}

async function settleAfter(claim: Claim, context: Context, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    await idempotencyStore.release(claim).catch(() => undefined);
    throw error;
  }
  const answer = await storedAnswer(context.res);
  // The work is done: its answer is sent even if it cannot be stored, and the lease expires by itself.
  await (answer ? idempotencyStore.keep(claim, answer) : idempotencyStore.release(claim)).catch((error: unknown) => {
    log.error({ err: error, endpoint: claim.endpoint }, 'the answer to an idempotency key could not be kept');
  });
}

/** Returns what may be replayed: a success or a definite error, never a cookie. */
async function storedAnswer(response: Response): Promise<StoredAnswer | undefined> {
  const { status, headers } = response;
  const isDefinite = status < 300 || (status >= 400 && status < 500 && !passing.has(status));
  if (!isDefinite) return undefined;
  if (headers.has('set-cookie')) {
    log.error({ status }, 'an answer with a cookie is never kept: its endpoint must not be idempotent by key');
    return undefined;
  }
  const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '');
  return { status, body: isJson ? await response.clone().text() : null };
}
