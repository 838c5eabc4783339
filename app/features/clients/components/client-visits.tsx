import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/loading/skeleton.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import type { ClientVisit } from '../client-history.ts';
import { clientMessages } from '../client-messages.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { useClientHistory } from './use-client-history.ts';

/** A client's booking history, newest date first. */
export function ClientVisits({ clientId }: { clientId: string }) {
  const { history, failed, retry, loadMore, loading } = useClientHistory(clientId);
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 text-dim">
        {clientMessages.historyFailed}.
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!history) return <Loading />;
  return (
    <>
      <ul className="divide-y divide-line">
        {history.items.map((visit) => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </ul>
      {loadMore ? (
        <Button variant="secondary" wide className="mt-4" loading={loading} onClick={() => void loadMore()}>
          Show earlier bookings
        </Button>
      ) : null}
    </>
  );
}

function Visit({ visit }: { visit: ClientVisit }) {
  const { booking_date, time_zone, service_name, duration, status, total_amount, location, notes } = visit;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0 font-semibold wrap-break-word">{service_name}</p>
        <p className="tabular shrink-0 font-semibold">{formatDollarText(total_amount)}</p>
      </div>
      <div className="mt-1 flex items-center justify-between gap-4">
        <p className="text-sm text-dim">
          <WeekdayWhen at={booking_date} timeZone={time_zone} />, {formatDuration(duration)}
        </p>
        <StatusPill tone={statusTone(status)} label={statusLabel(status)} />
      </div>
      <p className="mt-1 text-sm wrap-break-word text-dim">{location}</p>
      {notes ? <p className="mt-2 rounded-control bg-sand px-3 py-2 text-sm wrap-break-word">{notes}</p> : null}
    </li>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the bookings" className="flex flex-col gap-4 py-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
