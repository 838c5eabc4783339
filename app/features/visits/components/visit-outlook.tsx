import type { ReactNode } from 'react';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { WeekdayWhen } from './weekday-when.tsx';
import { isRefundedInFull, nextSteps } from '../next-steps.ts';
import { CalendarButtons } from './calendar-links.tsx';

interface VisitOutlookProps {
  booking: BookingDto;
  /** The last step of the day that stands; null before the first. */
  step: VisitStep | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** What is ahead of a booking: into which calendar it goes, what happens next, and until when cancelling is free. */
export function VisitOutlook({ booking, step, now }: VisitOutlookProps) {
  const steps = nextSteps(booking, now);
  const isAhead = booking.status === 'confirmed' && now < Date.parse(booking.start_time);
  return (
    <>
      {isAhead ? (
        <Part title="Add to calendar" className="print:hidden">
          <CalendarButtons booking={booking} />
        </Part>
      ) : null}
      {steps.length > 0 ? (
        <Part title="What happens next">
          <ol className="grid gap-4">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-3.5">
                <span
                  aria-hidden="true"
                  className="arch flex h-9 w-8 shrink-0 items-end justify-center bg-sun pb-1.5 text-sm font-bold text-on-sun"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-dim">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      {isAhead || booking.status === 'pending' ? (
        <Part title="If your plans change">
          <p className="text-dim">
            <CancellationTerms booking={booking} step={step} now={now} />
          </p>
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Until when cancelling is free, and what it costs afterwards (OPEN-04). */
function CancellationTerms({ booking, step, now }: VisitOutlookProps) {
  const fee = Number(booking.late_fee_percent);
  if (booking.status === 'pending') return 'You haven’t paid yet, so cancelling costs nothing.';
  if (isRefundedInFull(booking)) return 'There is nothing left to refund.';
  if (fee === 0) return 'You can cancel for a full refund until the visit starts.';
  if (now > Date.parse(booking.free_until))
    return `The time for free changes is over. If you cancel now, ${fee}% of the total is kept as the late-cancellation fee.`;
  const mayMove = step === null && booking.moves < bookingLimits.movesMaximum;
  return (
    <>
      You can {mayMove ? 'reschedule or cancel' : 'cancel'} for free until{' '}
      <span className="font-semibold text-ink">
        <WeekdayWhen at={booking.free_until} timeZone={booking.time_zone} />
      </span>
      . After that, {fee}% of the total is kept as the late-cancellation fee.
    </>
  );
}
