import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDollarText } from '#app/lib/money.ts';
import type { RescueDto } from '../offer-dto.ts';
import { minutesLeft } from '../minutes-left.ts';

interface HeldReplacementProps {
  held: NonNullable<RescueDto['replacement']>;
  /** Milliseconds since 1970. */
  now: number;
  busy: boolean;
  onTake: () => void;
}

/** The choice that is held: how long it stays, and the press that takes it. */
export function HeldReplacement({ held, now: loadedAt, busy, onTake }: HeldReplacementProps) {
  const now = useSecond(loadedAt, held.held_until);
  const left = minutesLeft(held.held_until, now);
  return (
    <section aria-labelledby="held" className="rounded-band bg-sun p-5 text-on-sun sm:p-8">
      <h2 id="held" className="text-2xl sm:text-3xl">
        {held.professional_name} is yours to book
      </h2>
      <p className="mt-2 max-w-[56ch]">
        {held.service_name} for {formatDollarText(held.total_amount)}.{' '}
        {left === null
          ? 'Your checkout is open: finish it to confirm.'
          : 'Nobody else can book this time while we hold it.'}
      </p>
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

/** The time by the second while a hold runs; the page is read again when it ends. */
function useSecond(initial: number, until: string | null): number {
  const [now, setNow] = useState(initial);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (until === null) return undefined;
    const end = Date.parse(until);
    const tick = () => {
      setNow(Date.now());
      if (Date.now() < end) return;
      clearInterval(timer);
      void revalidate();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, revalidate]);
  return now;
}
