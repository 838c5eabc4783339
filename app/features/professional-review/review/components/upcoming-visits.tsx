import { totalRefund } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { formatDollars, formatDollarText } from '#app/lib/money.ts';
import { FormError } from '#app/ui/fields/form-error.tsx';
import type { Review } from '../queries/get-review.server.ts';

interface UpcomingVisitsProps {
  visits: Review['standing_visits'];
  error: string | undefined;
}

/** The upcoming visits of a professional about to be suspended, and the choice of what happens to them. */
export function UpcomingVisits({ visits, error }: UpcomingVisitsProps) {
  const choices = [
    { choice: 'cancel', text: `Cancel them now and refund ${formatDollars(totalRefund(visits))} in full` },
    { choice: 'keep', text: 'Keep them: clients have paid and expect the visit' },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">Booked visits</legend>
      <ul className="tabular divide-y divide-line rounded-card border border-line text-sm">
        {visits.map((visit) => (
          <li key={visit.booking_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0">
              <span className="block font-semibold">
                <WeekdayWhen at={visit.start_time} timeZone={visit.time_zone} />
              </span>
              <span className="block text-dim wrap-anywhere">
                {visit.service_name} for {visit.other_party}
              </span>
            </span>
            <span>{visit.status === 'pending' ? 'Not paid' : formatDollarText(visit.total_amount)}</span>
          </li>
        ))}
      </ul>
      {choices.map(({ choice, text }) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="radio" name="visits" value={choice} className="size-5 shrink-0 accent-green" />
          {text}
        </label>
      ))}
      {error ? <FormError>{error}</FormError> : null}
    </fieldset>
  );
}
