import { expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/time-zone.ts';
import { loader } from './dashboard.tsx';
import { demoOverview } from './demo-overview.ts';

const now = epochMinutesOf(new Date('2026-11-20T18:00:00Z'));

it('OPEN-25 GUARD-008 the demo reads nothing: it needs neither a database nor a session', async () => {
  // Nothing is set up in this process: whatever was read would throw.
  const request = new Request('http://localhost/dashboard/professional?demo=true', { headers: { cookie: 'doorstep.session_token=x' } });
  expect(await loader({ request } as never)).toMatchObject({ demo: { name: 'Robin' } });
});

it('its figures agree with its bookings', () => {
  const { bookings, revenue, clients, upcoming, next } = demoOverview(now);
  expect(revenue).toBe(42_300);
  expect(clients).toBe(4);
  expect(upcoming).toBe(bookings.filter(({ status }) => status === 'confirmed').length);
  expect(next?.client).toBe('Elena Castro');
});

it('lies around the day it is looked at, newest first', () => {
  const dates = demoOverview(now).bookings.map(({ at }) => Date.parse(at));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(demoOverview(now).bookings[2]?.at).toBe('2026-11-21T09:00:00-06:00');
});
