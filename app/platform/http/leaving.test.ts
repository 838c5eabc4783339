import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { leave, rejectWhileLeaving } from './leaving.server.ts';

/** What becomes of a request: turned away unanswered, or answered as the last one of its connection or one of many. */
function fateOf(method: string, url: string, behindProxy: boolean): 'turned away' | 'the last' | 'one of many' {
  const seen = { destroyed: false, headers: new Map<string, string>() };
  const request = { method, url, socket: { destroy: () => (seen.destroyed = true) } };
  const response = { setHeader: (name: string, value: string) => seen.headers.set(name, value) };
  const isTurnedAway = rejectWhileLeaving(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    behindProxy,
  );
  expect(isTurnedAway).toBe(seen.destroyed);
  return isTurnedAway ? 'turned away' : seen.headers.get('connection') === 'close' ? 'the last' : 'one of many';
}

it('an instance that leaves does what changes something, and leaves reads to other instances', () => {
  expect(fateOf('GET', '/', true)).toBe('one of many');
  leave();
  expect(fateOf('POST', '/api/bookings', true)).toBe('the last');
  expect(fateOf('GET', '/', true)).toBe('turned away');
  expect(fateOf('HEAD', '/professionals?search=hair', true)).toBe('turned away');
});

it('who asks how it is, or comes without a proxy that could ask elsewhere, is answered', () => {
  leave();
  expect(fateOf('GET', '/readyz', true)).toBe('the last');
  expect(fateOf('GET', '/healthz', true)).toBe('the last');
  expect(fateOf('GET', '/', false)).toBe('the last');
});
