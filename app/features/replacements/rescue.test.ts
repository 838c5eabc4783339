import { expect, it } from 'vitest';
import { demoBookings } from '#app/features/client-bookings/demo-bookings.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { hasOffers, isRescuable, rescueState } from './rescue.ts';

const start = '2027-01-10T10:00:00-06:00';
const at = (minutesBefore: number) => new Date(Date.parse(start) - minutesBefore * 60_000);

function booking(overrides: Partial<BookingDto> = {}): BookingDto {
  const [sample] = demoBookings(29_000_000);
  if (!sample) throw new Error('There are samples');
  return {
    ...sample,
    start_time: start,
    status: 'cancelled',
    payment_method: 'card',
    cancelled_by: 'professional',
    ...overrides,
  };
}

const pending = booking({ status: 'pending', cancelled_by: null, payment_method: null, checkout_url: null });
const stateOf = (replacement: BookingDto | null, heldUntil: Date | null, now: Date) =>
  rescueState({ booking: booking(), categoryId: null, replacement, heldUntil }, now);

it.each([
  ['its professional cancelled', {}, true],
  ['an administrator cancelled', { cancelled_by: 'admin' }, true],
  ['its client cancelled', { cancelled_by: 'client' }, false],
  ['was never paid', { payment_method: null }, false],
  ['expired', { cancelled_by: null }, false],
  ['takes place', { status: 'confirmed', cancelled_by: null }, false],
] satisfies [string, Partial<BookingDto>, boolean][])('a visit that %s', (_, overrides, expected) => {
  expect(isRescuable(booking(overrides))).toBe(expected);
  expect(hasOffers(booking(overrides), at(60).getTime())).toBe(expected);
  expect(hasOffers(booking(overrides), at(0).getTime())).toBe(false);
});

it('a choice is held for its minutes, and longer while its checkout is open', () => {
  expect(stateOf(null, null, at(60))).toBe('open');
  expect(stateOf(pending, at(55), at(56))).toBe('held');
  expect(stateOf(pending, at(55), at(55))).toBe('open');
  const opened = { ...pending, checkout_url: 'https://checkout.stripe.com/c/pay/cs_1' };
  expect(stateOf(opened, at(55), at(40))).toBe('held');
});

it('a paid replacement ends the rescue, and so does the hour', () => {
  const paid = booking({ status: 'confirmed', cancelled_by: null });
  expect([stateOf(paid, at(55), at(60)), stateOf(paid, at(55), at(-60))]).toEqual(['taken', 'taken']);
  expect([stateOf(pending, at(-5), at(0)), stateOf(null, null, at(0))]).toEqual(['over', 'over']);
});

it('a replacement whose professional cancels, too, leaves the choice open', () => {
  expect(stateOf(booking(), at(55), at(60))).toBe('open');
});
