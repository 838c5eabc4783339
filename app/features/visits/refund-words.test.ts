import { describe, expect, it } from 'vitest';
import { cents } from '#app/lib/money.ts';
import { isLate } from '#app/features/bookings/cancel/cancellation.ts';
import { refundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { arrivalText, cancelLabel, refundOfClient, refundWords } from './refund-words.ts';
import { proves } from '#tests/support/proves.ts';

const hour = 3_600_000;
const start = new Date('2026-12-01T16:00:00Z');
const before = (hours: number) => new Date(start.getTime() - hours * hour);
const visit = {
  id: '1',
  status: 'confirmed' as const,
  start_time: start,
  total_amount: cents(7500),
  free_cancellation_hours: 24,
  commission_percent: '10.00',
};
type Case = {
  fee: string;
  hoursLeft: number;
  bookedAt: number;
  refunded?: number;
  as?: 'client' | 'professional';
  isDisputed?: boolean;
};
const previewOf = ({ fee, hoursLeft, bookedAt, refunded = 0, as = 'client', isDisputed = false }: Case) =>
  refundPreview({ ...visit, late_fee_percent: fee, timed_at: before(bookedAt) }, as, before(hoursLeft), {
    refunded: cents(refunded),
    isRefundBlocked: isDisputed,
  });

describe('what is said about a refund', proves('OPEN-04'), () => {
  const full = 'You’re refunded in full.';
  const fullUntil = 'You’re refunded in full until';
  const wasPossible = 'A full refund was possible until';
  const neverPossible = 'This time was booked too close to the visit to cancel for free.';
  it.each([
    ['0.00', 30, 100, full],
    ['0.00', 5, 100, full],
    ['0.00', 5, 6, full],
    ['50.00', 30, 100, fullUntil],
    ['50.00', 24, 100, fullUntil],
    ['50.00', 5, 100, wasPossible],
    ['50.00', 5, 6, neverPossible],
    ['100.00', 30, 100, fullUntil],
    ['100.00', 5, 100, wasPossible],
    ['100.00', 5, 6, neverPossible],
  ])('late fee %s%%, %i hours before, booked %i hours before: %s', (fee, hoursLeft, bookedAt, text) => {
    expect(refundWords(previewOf({ fee, hoursLeft, bookedAt }))).toEqual({ text, until: text.endsWith('until') });
  });

  const cases = ['0.00', '0.01', '50.00', '100.00'].flatMap((fee) =>
    [30, 24, 5].flatMap((hoursLeft) =>
      [100, 6].flatMap((bookedAt) =>
        [0, 2_500, 5_000, 7_500].flatMap((refunded) =>
          (['client', 'professional'] as const).map((as) => ({ fee, hoursLeft, bookedAt, refunded, as })),
        ),
      ),
    ),
  );
  it.each(cases)('names a moment only where it is ahead, or was possible and cost something: %o', (given) => {
    const preview = previewOf(given);
    const { text, until } = refundWords(preview);
    const isPast = isLate(visit, before(given.hoursLeft));
    if (text.includes('in full until')) expect([until, isPast, preview.kept_amount]).toEqual([true, false, '0.00']);
    if (text.includes('was possible'))
      expect([until, isPast, given.bookedAt >= 24, preview.kept_amount === '0.00']).toEqual([true, true, true, false]);
    expect(text.includes('in full')).toBe(preview.kept_amount === '0.00' && preview.refund_amount !== '0.00');
    if (given.refunded > 0) expect(text).not.toContain('You’re refunded in full');
    expect(cancelLabel(preview).includes('without')).toBe(preview.refund_amount === '0.00');
    const words = refundOfClient('Maya', preview);
    expect(words.includes('refunded before')).toBe(preview.refund_amount === '0.00' && given.refunded === 7_500);
  });
});

it('promises no refund within days while a bank looks into the payment', () => {
  const given = { fee: '50.00', hoursLeft: 30, bookedAt: 100 };
  expect(arrivalText(previewOf(given))).toBe('Your bank will show it within 5 to 10 business days.');
  const disputed = previewOf({ ...given, isDisputed: true });
  expect(arrivalText(disputed)).toContain('Once it has decided, you get $75.00 back, from the bank or from us.');
  const late = previewOf({ ...given, hoursLeft: 2, isDisputed: true });
  expect(arrivalText(late)).toContain('If it lets the payment stand, you get $37.50 back from us.');
  expect(refundOfClient('Maya', disputed)).toContain('Maya gets $75.00 back once their bank has decided');
  expect(arrivalText(previewOf({ ...given, refunded: 7_500, isDisputed: true }))).toBe('');
});
