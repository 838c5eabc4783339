import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { type DueCancellation, totalRefund } from '#app/features/booking-outcomes/cancel/due-cancellation.ts';
import { centsFromDollars, formatDollars, formatDollarText } from '#app/lib/money.ts';

const shownAtOnce = 4;

interface DueCancellationsProps {
  bookings: readonly DueCancellation[];
  /** How many visits entered by hand are ahead. */
  unpaidVisits: number;
}

/** The visits to be cancelled, each with its refund, and those entered by hand, whose people nobody tells. */
export function DueCancellations({ bookings, unpaidVisits }: DueCancellationsProps) {
  return (
    <>
      {unpaidVisits > 0 ? (
        <p className="rounded-card bg-warning-tint p-5 text-sm text-warning">
          <strong>{unpaidVisits === 1 ? '1 visit' : `${unpaidVisits.toLocaleString('en-US')} visits`}</strong> ahead
          that you entered by hand will be removed. We tell nobody: please call {unpaidVisits === 1 ? 'it' : 'them'} off
          yourself.
        </p>
      ) : null}
      {bookings.length > 0 ? (
        <Cancellations bookings={bookings} />
      ) : (
        <p className="rounded-card bg-sand p-5 text-sm">
          You have no upcoming {unpaidVisits > 0 ? 'bookings' : 'visits'}, so nothing will be cancelled.
        </p>
      )}
    </>
  );
}

/** The visits to be cancelled, and above them their total. */
function Cancellations({ bookings }: { bookings: readonly DueCancellation[] }) {
  const count = bookings.length === 1 ? 'This visit' : `These ${bookings.length} visits`;
  const more = bookings.slice(shownAtOnce);
  return (
    <section aria-labelledby="cancelled-visits" className="overflow-hidden rounded-card border border-line">
      <div className="bg-sand px-5 py-4">
        <h3 id="cancelled-visits" className="font-sans text-sm font-semibold tracking-normal">
          {count} will be cancelled first
        </h3>
        <dl className="mt-1.5">
          <Total label="You get back" bookings={bookings.filter((booking) => booking.as === 'client')} />
          <Total label="Your clients get back" bookings={bookings.filter((booking) => booking.as === 'professional')} />
        </dl>
      </div>
      <Visits bookings={bookings.slice(0, shownAtOnce)} />
      {more.length > 0 ? (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 cursor-pointer items-center px-5 text-sm font-semibold text-green group-open:hidden">{`Show ${more.length} more`}</summary>
          <Visits bookings={more} />
        </details>
      ) : null}
    </section>
  );
}

function Visits({ bookings }: { bookings: readonly DueCancellation[] }) {
  return (
    <ul className="divide-y divide-line px-5">
      {bookings.map((booking) => (
        <Visit key={booking.booking_id} {...booking} />
      ))}
    </ul>
  );
}

function Visit({
  service_name,
  other_party,
  start_time,
  time_zone,
  status,
  refund_amount,
  kept_amount,
  waits_for_bank,
}: DueCancellation) {
  const kept = centsFromDollars(kept_amount);
  return (
    <li className="flex justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="text-sm font-semibold">{service_name}</p>
        <p className="mt-0.5 text-xs text-dim">
          <WeekdayWhen at={start_time} timeZone={time_zone} />
          <br />
          {`with ${other_party}`}
        </p>
      </div>
      <p className="tabular shrink-0 text-right text-sm">
        {status === 'pending' ? (
          <span className="text-dim">Not paid yet</span>
        ) : (
          <span className="font-semibold">{dollars(refund_amount)}</span>
        )}
        {kept > 0 ? (
          <span className="mt-0.5 block text-xs text-dim">{`${formatDollars(kept)} late fee is kept`}</span>
        ) : null}
        {waits_for_bank && refund_amount !== '0.00' ? (
          <span className="mt-0.5 block text-xs text-dim">Once the bank has decided</span>
        ) : null}
      </p>
    </li>
  );
}

function Total({ label, bookings }: { label: string; bookings: readonly DueCancellation[] }) {
  if (bookings.length === 0) return null;
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm text-dim">{label}</dt>
      <dd className="figure tabular text-2xl">{formatDollars(totalRefund(bookings))}</dd>
    </div>
  );
}

function dollars(amount: string): string {
  return formatDollarText(amount);
}
