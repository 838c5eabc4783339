import { expect, it } from 'vitest';
import { demoBookings } from '#app/features/client-bookings/demo-bookings.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingPush } from '#app/features/push/delivery/booking-push.ts';
import { cancelledContent } from '../money/cancelled-mail.ts';
import { heldReplacementContent } from './rescue-mail.ts';
import { sampleFacts } from '#tests/support/mails/notice-samples.tsx';

const hour = 3_600_000;

function cancelled(overrides: Partial<BookingDto> = {}): BookingDto {
  const [booking] = demoBookings(29_000_000);
  if (!booking) throw new Error('There are samples');
  return {
    ...booking,
    status: 'cancelled',
    payment_method: 'card',
    refund_amount: booking.total_amount,
    cancelled_by: 'professional',
    start_time: new Date(Date.now() + hour).toISOString(),
    ...overrides,
  };
}

const offersOf = (booking: BookingDto) => `/dashboard/client/bookings/${booking.id}/rescue`;

it.each([{}, { cancelled_by: 'admin' }] satisfies Partial<BookingDto>[])(
  'mail and push of a cancellation by somebody else (%j) lead to who else can come',
  (overrides) => {
    const booking = cancelled(overrides);
    expect(cancelledContent('client', { ...sampleFacts, booking })).toMatchObject({
      lead: 'What you paid is on its way back to your card in full. Others may be free at the same hour: choose one, and keep your plans.',
      action: { path: offersOf(booking) },
    });
    expect(bookingPush('cancelled', 'client', booking)?.path).toBe(offersOf(booking));
    expect(bookingPush('cancelled', 'professional', booking)?.path ?? '').not.toContain('rescue');
  },
);

it.each([
  { start_time: new Date(Date.now() - hour).toISOString() },
  { cancelled_by: 'client' },
  { payment_method: null, refund_amount: null },
] satisfies Partial<BookingDto>[])('but not after %j', (overrides) => {
  const booking = cancelled(overrides);
  expect(cancelledContent('client', { ...sampleFacts, booking })?.action.path).not.toContain('rescue');
  expect(bookingPush('cancelled', 'client', booking)?.path ?? '').not.toContain('rescue');
});

it('the mail of a held replacement names its ten minutes, and says nothing after them or once it is paid', () => {
  const now = Date.now();
  const hold = cancelled({ status: 'pending', cancelled_by: null, refund_amount: null });
  const replaces = { bookingId: 'first', heldUntil: new Date(now + 60_000).toISOString() };
  expect(heldReplacementContent(hold, replaces, now)).toMatchObject({
    heading: 'Held for you for 10 minutes',
    action: { path: '/dashboard/client/bookings/first/rescue' },
  });
  expect(heldReplacementContent(hold, replaces, now + 60_000)).toBeUndefined();
  for (const status of ['confirmed', 'cancelled'] as const)
    expect(heldReplacementContent({ ...hold, status }, replaces, now), status).toBeUndefined();
});
