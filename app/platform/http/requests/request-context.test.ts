import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { httpRequests } from '#app/platform/metrics/metrics.server.ts';
import { loggedPath, requestContext } from './request-context.server.ts';

it.each([
  ['/api/bookings/019ab6a2-0000-7000-8000-000000000000', '/api/bookings/019ab6a2-0000-7000-8000-000000000000'],
  ['/api/functions/create-checkout-session', '/api/functions/create-checkout-session'],
  [`/api/calendar-feeds/${'aB3_-'.repeat(8)}xyz.ics`, '/api/calendar-feeds/[redacted].ics'],
  [
    '/api/storage/professional-documents/019ab6a2/insurance/1764-Maya%20Brooks%20insurance.pdf',
    '/api/storage/professional-documents/[redacted]',
  ],
  ['/api/storage/signed-urls', '/api/storage/signed-urls'],
])('%s is logged without secrets and names', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it.each([
  ['is counted as ours while the browser waits', false, '500'],
  ['is counted as closed by the browser that has left', true, '499'],
])('a failure %s', async (_, hasLeft, status) => {
  const browser = new AbortController();
  const site = new Hono().use(requestContext('http://localhost')).get('/failing', (context) => {
    if (hasLeft) browser.abort();
    return context.text('It failed', 500);
  });
  httpRequests.reset();
  await site.request(new Request('http://localhost/failing', { signal: browser.signal }));
  const { values } = await httpRequests.get();
  expect(new Set(values.map(({ labels }) => labels.status))).toEqual(new Set([status]));
});
