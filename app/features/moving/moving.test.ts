import { expect, it } from 'vitest';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { cancellationSplit } from '#app/features/bookings/cancel/cancellation.ts';
import { cents } from '#app/lib/money.ts';
import { moveRefusal, type MovableBooking } from './moving.ts';
import { proves } from '#tests/support/proves.ts';

const start = new Date('2027-01-20T16:00:00Z');
const before = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
const visit = (overrides: Partial<MovableBooking> = {}): MovableBooking => ({
  status: 'confirmed',
  start_time: start,
  free_cancellation_hours: 24,
  moves: 0,
  is_disputed: false,
  step: null,
  ...overrides,
});

it('a visit moves exactly as long as it can be cancelled without a fee', proves('OPEN-04'), () => {
  const terms = { total_amount: cents(7500), late_fee_percent: '50', commission_percent: '10' };
  for (const hours of [0, 2, 24, 48]) {
    for (let minutes = -30; minutes <= 50 * 60; minutes += 30) {
      const booking = visit({ free_cancellation_hours: hours });
      const { kept } = cancellationSplit({ ...booking, ...terms }, 'client', before(minutes));
      const isFree = minutes > 0 && kept === 0;
      expect([hours, minutes, moveRefusal(booking, before(minutes)) === null]).toEqual([hours, minutes, isFree]);
    }
  }
});

it('only a paid visit moves, without a dispute, before its professional sets out, and not for ever', () => {
  for (const status of ['pending', 'completed', 'cancelled'] as const)
    expect(moveRefusal(visit({ status }), before(3_000))).toBe('move_not_possible');
  expect(moveRefusal(visit({ is_disputed: true }), before(3_000))).toBe('move_in_dispute');
  for (const step of ['driving', 'arrived', 'started'] as const)
    expect(moveRefusal(visit({ step }), before(3_000))).toBe('move_under_way');
  expect(moveRefusal(visit({ moves: bookingLimits.movesMaximum - 1 }), before(3_000))).toBeNull();
  expect(moveRefusal(visit({ moves: bookingLimits.movesMaximum }), before(3_000))).toBe('moved_too_often');
});
