import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LateBookingNotice } from '#app/features/booking-form/payment/components/late-booking-notice.tsx';
import { cancellationText } from '#app/features/booking-form/payment/late-booking.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { formatCountdown, useCountdown } from '#app/ui/timing/use-countdown.ts';
import type { RescueDto } from '../offer-dto.ts';
import { secondsLeft } from '../seconds-left.ts';

interface HeldReplacementProps {
  held: NonNullable<RescueDto['replacement']>;
  /** ISO 8601 with offset. */
  startsAt: string;
  /** Milliseconds since 1970. */
  now: number;
  busy: boolean;
  onTake: () => void;
}

/** The choice that is held: how long it stays, and the press that takes it. */
export function HeldReplacement({ held, startsAt, now: loadedAt, busy, onTake }: HeldReplacementProps) {
  const left = useTimeLeft(held.held_until, loadedAt);
  return (
    <section aria-labelledby="held" className="rounded-band bg-sun p-5 text-on-sun sm:p-8">
      <h2 id="held" tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {held.professional_name} is yours to book
      </h2>
      <p className="mt-2 max-w-[56ch]">
        {held.service_name} for {formatDollarText(held.total_amount)}.{' '}
        {left === null
          ? 'Your checkout is open: finish it to confirm.'
          : 'Nobody else can book this time while we hold it.'}
      </p>
      <div className="mt-4 max-w-[56ch] text-ink empty:hidden">
        <LateBookingNotice startsAt={startsAt} total={held.total_amount} />
      </div>
      <p className="mt-3 max-w-[56ch] text-sm">{cancellationText(useShownTerms())}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          className="door-action door-action-first"
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={onTake}
        >
          {busy ? 'Opening the checkout' : `Pay ${formatDollarText(held.total_amount)} and confirm`}
        </button>
        {left === null ? null : (
          <span className="tabular font-semibold" role="timer">
            Held for {left}
          </span>
        )}
      </div>
    </section>
  );
}

/** How long a hold stays, "9:58"; null if it has no end of its own. The page is read again when it ends. */
function useTimeLeft(until: string | null, loadedAt: number): string | null {
  const { left } = useCountdown(until === null ? 0 : secondsLeft(until, loadedAt));
  const { revalidate } = useRevalidator();
  const isOver = until !== null && left === 0;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return until === null ? null : formatCountdown(left);
}
