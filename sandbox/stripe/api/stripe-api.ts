import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { Endpoint } from './endpoint.ts';
import type { Fault, FaultPlan } from '../faults.ts';
import type { Answer, IdempotencyKeys } from './idempotency.ts';
import { readParameters } from './parameters.ts';
import type { Exchange } from '../recorder.ts';
import { StripeApiError } from './stripe-error.ts';
import type { StripeLedger } from '../stripe-ledger.ts';
import { stripeNow } from '../stripe-objects.ts';
import { checkSecretKey, readStripeRequest, type StripeRequest } from './stripe-request.ts';

export type StripeApiOptions = {
  endpoints: Endpoint[];
  ledger: StripeLedger;
  keys: IdempotencyKeys;
  faults: FaultPlan;
  record: (exchange: Exchange) => void;
  /** Called before each call, so that whatever has expired by now counts as expired for it too. */
  beforeCall: () => void;
};

type Api = { Bindings: HttpBindings };

/** The HTTP layer of /v1: keys, faults, idempotency and recording; the endpoints do the work. */
export function createStripeApi(options: StripeApiOptions): Hono<Api> {
  const api = new Hono<Api>();
  for (const endpoint of options.endpoints) {
    api.on(endpoint.method, endpoint.path, (c) => respond(c, options, endpoint));
  }
  api.all('/v1/*', (c) => respond(c, options, null));
  return api;
}

async function respond(c: Context<Api>, options: StripeApiOptions, endpoint: Endpoint | null): Promise<Response> {
  const request = await readStripeRequest(c.req.raw);
  c.header('request-id', request.id);
  c.header('stripe-version', c.req.header('stripe-version') ?? 'default');
  const answer = await answerOf(c, options, endpoint, request);
  if (answer === 'broken') return breakConnection(c);
  if (answer === 'silent') return RESPONSE_ALREADY_SENT;
  if (answer.replayed) c.header('idempotent-replayed', 'true');
  options.record({
    method: request.method,
    path: request.path,
    body: request.body,
    status: answer.status,
    response: answer.body,
  });
  c.header('content-type', 'application/json');
  return c.body(JSON.stringify(answer.body, null, 2), answer.status as 200);
}

type Outcome = (Answer & { replayed?: boolean }) | 'broken' | 'silent';

async function answerOf(
  c: Context<Api>,
  options: StripeApiOptions,
  endpoint: Endpoint | null,
  request: StripeRequest,
): Promise<Outcome> {
  try {
    checkSecretKey(c.req.header('authorization'));
    const fault = options.faults.take(request.method, request.path);
    if (fault?.kind === 'reset') return 'broken';
    const answer = await options.keys.holding(request.key, async () => {
      if (fault?.kind === 'delay') await wait(fault.delayMs);
      if (fault?.kind === 'hold') await options.faults.untilReleased();
      options.beforeCall();
      return answerOnce(options, request, () => perform(options, endpoint, request, c, fault));
    });
    if (fault?.kind === 'reset_after') return 'broken';
    return fault?.kind === 'timeout_after' ? 'silent' : answer;
  } catch (error) {
    if (error instanceof StripeApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/**
 * Replays the stored answer of a key, or performs the call and stores its answer in the same transaction as the
 * change.
 */
function answerOnce(
  options: StripeApiOptions,
  request: StripeRequest,
  work: () => object,
): Answer & { replayed?: boolean } {
  const { keys, ledger } = options;
  const { key } = request;
  if (key === null) return { status: 200, body: work() };
  const stored = keys.findAnswer(key, request.fingerprint, stripeNow());
  if (stored) return { ...stored, replayed: true };
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof StripeApiError) || !error.stored) throw error;
    const answer = { status: error.status, body: error.body };
    ledger.change(() => keys.save(key, request.fingerprint, answer, stripeNow()));
    return answer;
  }
}

function perform(
  { ledger, keys }: StripeApiOptions,
  endpoint: Endpoint | null,
  request: StripeRequest,
  c: Context<Api>,
  fault: Fault | null,
): object {
  if (fault?.kind === 'status') throw injectedError(fault);
  const path = c.req.path;
  if (!endpoint) {
    const message = `Unrecognized request URL (${request.method}: ${path}). The sandbox speaks a part of Stripe's API.`;
    throw new StripeApiError(message, { status: 404, stored: false });
  }
  const input = readParameters(endpoint.parameters, request.parameters);
  const { id = '', subId = '' } = c.req.param() as { id?: string; subId?: string };
  return ledger.change(
    (work) => {
      const body = endpoint.handle({ work, id, subId, input, path, account: request.account });
      if (request.key !== null) {
        keys.save(request.key, request.fingerprint, { status: 200, body }, stripeNow());
      }
      return body;
    },
    { id: request.id, idempotency_key: request.key },
  );
}

function injectedError({ status, stored = false }: Extract<Fault, { kind: 'status' }>): StripeApiError {
  if (status === 429) {
    const message =
      'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
    return new StripeApiError(message, { status, code: 'rate_limit', stored: false });
  }
  const type = status === 402 ? 'card_error' : status >= 500 ? 'api_error' : 'invalid_request_error';
  return new StripeApiError('The sandbox was asked to fail this call.', { status, type, stored });
}

function breakConnection(c: Context<Api>): Response {
  c.env.incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
