import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingEventNames } from '#app/features/bookings/booking-events.ts';
import { noticeOf } from '#app/features/notices/notice-events.ts';
import { notices } from '#app/features/notices/notices.ts';
import { eventsFor, happeningOf, ownersOf, typeOf, webhookEventTypes } from './webhook-events.ts';
import { retryWaits, waitAfter } from './webhook.ts';

it('attempts go on for three days, further and further apart', () => {
  const total = retryWaits.reduce((sum, seconds) => sum + seconds, 0);
  expect(total / 3_600).toBeGreaterThan(70);
  expect(total / 3_600).toBeLessThan(76);
  expect([...retryWaits]).toEqual([...retryWaits].toSorted((one, other) => one - other));
  expect(waitAfter(retryWaits.length + 1, Math.random)).toBeUndefined();
});

it('a wait is never shorter than planned, and at most a tenth longer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: retryWaits.length }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, random) => {
        const planned = retryWaits[attempts - 1] ?? 0;
        const wait = waitAfter(attempts, () => random) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(planned);
        expect(wait).toBeLessThanOrEqual(planned * 1.1 + 1);
      },
    ),
  );
});

/** Whose publishers are other queues than that of the events of bookings. */
const publishedElsewhere = [
  'payout',
  'refunded',
  'refund-failed',
  'dispute-opened',
  'dispute-closed',
  'reviewed',
  'review-replied',
] as const;

it('every event is published by somebody; a message, which has no booking, is none', () => {
  const ofBookings = bookingEventNames.flatMap((name) => noticeOf(name) ?? []);
  const published = [...ofBookings, ...publishedElsewhere].map(typeOf);
  expect(published.toSorted()).toEqual(webhookEventTypes.toSorted());
});

it('an event goes to the sides that are notified, and says to each when', () => {
  for (const { kind, to } of notices) {
    if (kind === 'reminder' || kind === 'message' || to === 'team') continue;
    const owner = to === 'client' ? 'person' : 'business';
    expect(ownersOf(typeOf(kind))).toContain(owner);
    expect(happeningOf(typeOf(kind), owner)).not.toBe('');
  }
  expect(eventsFor('person')).toContain('booking.created');
  expect(eventsFor('business')).not.toContain('booking.created');
  expect(happeningOf('booking.cancelled', 'person')).toBe('it is cancelled');
  expect(happeningOf('booking.cancelled', 'business')).toBe('it is cancelled after it was paid');
  expect(happeningOf('booking.refunded', 'person')).toBe('a refund is made');
});
