import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind } from '@opentelemetry/api';
import { errorCode } from './error-code.ts';
import { failSpan, recordedSpan, startSpan } from './span.server.ts';

/** What undici, which is Node's fetch, publishes. */
type FetchRequest = { origin: string | URL; method: string; path: string };
type Call = { method: string; host: string; path: string };

const spans = new WeakMap<object, Span>();

/**
 * Records every HTTP call that this process makes (Stripe, S3, Google, push services), where Node announces it: through
 * node:http and through fetch.
 * @returns a function that stops
 */
export function recordOutgoingCalls(): () => void {
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}

const channels: readonly [string, (message: unknown) => void][] = [
  [
    'http.client.request.created',
    (message) => {
      const { request } = message as { request: ClientRequest };
      begin(request, { method: request.method, host: request.host, path: request.path });
    },
  ],
  [
    'http.client.response.finish',
    (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
      end(request, response.statusCode ?? 0);
    },
  ],
  ['http.client.request.error', fail],
  [
    'undici:request:create',
    (message) => {
      const { request } = message as { request: FetchRequest };
      begin(request, { method: request.method, host: new URL(request.origin).hostname, path: request.path });
    },
  ],
  [
    'undici:request:headers',
    (message) => {
      const { request, response } = message as { request: FetchRequest; response: { statusCode: number } };
      end(request, response.statusCode);
    },
  ],
  ['undici:request:error', fail],
];

function begin(request: object, { method, host, path }: Call): void {
  if (!recordedSpan()) return;
  const span = startSpan({
    name: `${method} ${host}`,
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': method, 'server.address': host, 'url.template': pathPattern(path) },
  });
  if (span) spans.set(request, span);
}

function end(request: object, status: number): void {
  const span = spans.get(request)?.setAttribute('http.response.status_code', status);
  if (status >= 400) failSpan(span, String(status));
  span?.end();
  spans.delete(request);
}

function fail(message: unknown): void {
  const { request, error } = message as { request: object; error: unknown };
  const span = spans.get(request);
  failSpan(span, errorCode(error));
  span?.end();
  spans.delete(request);
}

/** Versions of an API, which are no ids. */
const apiVersion = /^v\d+$/;

/**
 * Returns a path without its query and without ids: what has a digit, is long or is not plain may name a person, a
 * file or a subscription.
 */
export function pathPattern(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  return plain
    .split('/')
    .map((part) => (apiVersion.test(part) || /^[a-z_.-]{0,24}$/i.test(part) ? part : ':id'))
    .join('/');
}
