import { Route } from 'lucide-react';
import { formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { RouteOffer } from '../route-offer.ts';

/**
 * Other times of the day that cost less: the address comes after the time and decides about them, when the times are
 * folded away.
 */
export function RouteOfferNote({ offer, onChoose }: { offer: RouteOffer; onChoose: (time: string) => void }) {
  return (
    <div role="status" className="mt-5 rounded-control bg-success-tint p-4 text-sm">
      <p className="flex items-start gap-2">
        <Route aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        <span>
          <strong className="font-semibold">Save {offer.percent}% that day</strong> when your professional is nearby
          anyway:
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {offer.slots.map(({ time }) => (
          <button
            key={time}
            type="button"
            onClick={() => onChoose(time)}
            className="tabular min-h-11 rounded-control border border-edge bg-card px-3 font-semibold transition-colors duration-150 hover:border-ink"
          >
            {formatMinuteOfDay(minuteOfDay(time))}
          </button>
        ))}
      </div>
    </div>
  );
}
