import { expect, it } from 'vitest';
import type { PushSubject } from './booking-push.ts';
import { keptSecondsOf } from './push-lifetime.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const bookingId = '019a0000-0000-7000-8000-000000000001';
const hour = 3_600;
const event = (kind: 'cancelled' | 'on-the-way' | 'arrived' | 'nobody-there'): PushSubject => ({
  about: 'booking',
  bookingId,
  kind,
  recipient: 'client',
});
const reminder = (hours: 2 | 24, startsAt: string): PushSubject => ({
  about: 'reminder',
  bookingId,
  hours,
  startsAt,
  recipient: 'client',
});

it('a reminder waits for a sleeping computer until its visit begins', () => {
  expect(keptSecondsOf(reminder(2, '2026-11-21T20:00:00.000Z'), now)).toBe(2 * hour);
  expect(keptSecondsOf(reminder(2, '2026-11-21T18:00:00.000Z'), now)).toBe(0);
});

it('who is on the way or at the door is news for half an hour', () => {
  for (const kind of ['on-the-way', 'arrived', 'nobody-there'] as const)
    expect(keptSecondsOf(event(kind), now)).toBe(hour / 2);
});

it('everything else is news for half a day', () => {
  expect(keptSecondsOf(reminder(24, '2026-11-22T18:00:00.000Z'), now)).toBe(12 * hour);
  expect(keptSecondsOf(event('cancelled'), now)).toBe(12 * hour);
  expect(keptSecondsOf({ about: 'payout', bookingId, recipient: 'professional' }, now)).toBe(12 * hour);
});
