import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { sampleBooking } from '#tests/support/mails/notice-samples.tsx';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { VisitOutlook } from './visit-outlook.tsx';

const visit = { ...sampleBooking, free_until: '2026-11-20T14:00:00-06:00', late_fee_percent: '50.00' };
const textAfter = (moves: number, step: VisitStep | null = null) =>
  renderToStaticMarkup(
    <VisitOutlook booking={{ ...visit, moves }} step={step} now={Date.parse('2026-11-19T14:00:00-06:00')} />,
  );

it('offers to reschedule a visit for free until its professional sets out or it was rescheduled as often as it can be', () => {
  expect(textAfter(0, 'driving')).toContain('You can cancel for free until');
  expect(textAfter(bookingLimits.movesMaximum - 1)).toContain('You can reschedule or cancel for free until');
  expect(textAfter(bookingLimits.movesMaximum)).toContain('You can cancel for free until');
});

it('names no fee of a visit that was refunded in full', () => {
  const now = Date.parse('2026-11-21T10:00:00-06:00');
  const text = (refunded_amount: string | null) =>
    renderToStaticMarkup(<VisitOutlook booking={{ ...visit, refunded_amount }} step={null} now={now} />);
  expect(text(null)).toContain('50% of the total is kept');
  expect(text(visit.total_amount)).toContain('There is nothing left to refund.');
  expect(text(visit.total_amount)).not.toContain('is kept');
});
