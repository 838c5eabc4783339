import { expect, it } from 'vitest';
import { loggedPath } from './request-context.server.ts';

it.each([
  ['/api/bookings/019ab6a2-0000-7000-8000-000000000000', '/api/bookings/019ab6a2-0000-7000-8000-000000000000'],
  ['/api/functions/create-checkout-session', '/api/functions/create-checkout-session'],
  [`/api/calendar-feeds/${'aB3_-'.repeat(8)}xyz.ics`, '/api/calendar-feeds/[redacted].ics'],
])('%s is logged without secrets', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
