import { formatDollarText } from '#app/lib/money.ts';
import type { GuestBookingDto } from '../queries/find-guest-booking.server.ts';

/** What a guest is about to confirm, at a total in dollars. */
export function GuestBookingSummary({ booking }: { booking: GuestBookingDto & { total: string } }) {
  const facts = [
    ['Service', booking.service],
    ['Professional', booking.professional],
    ['When', onOneLine(booking.when)],
    ['Where', booking.location],
    ['Total', formatDollarText(booking.total)],
  ] as const;
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card px-5">
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-3">
          <dt className="text-dim">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps "9:00 AM" together where a line ends. */
function onOneLine(time: string): string {
  return time.replaceAll(/(?<=\d) (?=[AP]M)/g, '\u00A0');
}
