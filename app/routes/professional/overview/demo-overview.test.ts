import { expect, it } from 'vitest';
import { jobMoment, nextJob } from '#app/features/professional-desk/job-moment.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { loader } from './dashboard.tsx';
import { demoOverview } from './demo-overview.ts';
import { proves } from '#tests/support/proves.ts';

const now = epochMinutesOf(new Date('2026-11-20T18:03:00Z'));

it('the demo reads nothing: it needs neither a database nor a session', proves('OPEN-25', 'GUARD-008'), async () => {
  // Nothing is set up in this process: whatever was read would throw.
  const request = new Request('http://localhost/dashboard/professional?demo=true', {
    headers: { cookie: 'doorstep.session_token=x' },
  });
  expect(await loader({ request } as never)).toMatchObject({ isDemo: true, name: 'Robin' });
});

it('its figures agree with its bookings', proves('PDASH-023', 'PDASH-025', 'PDASH-027'), () => {
  expect(demoOverview(now).figures).toEqual({
    total_revenue: '423.00',
    confirmed_revenue: '508.00',
    total_clients: 4,
    upcoming_bookings: 4,
  });
});

it('lies around the moment it is looked at, newest first', () => {
  const { recent, jobs } = demoOverview(now);
  const dates = recent.map(({ booking_date }) => Date.parse(booking_date));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(recent[2]?.booking_date).toBe('2026-11-21T09:00:00-06:00');
  expect(jobs.map((job) => jobMoment(job, now * 60_000))).toEqual(['done', 'ahead', 'ahead']);
  expect(nextJob(jobs, now * 60_000)?.start_time).toBe('2026-11-20T12:40:00-06:00');
});
