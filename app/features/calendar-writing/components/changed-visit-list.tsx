import { Link } from 'react-router';
import { calendarUrl } from '#app/features/calendar/calendar-url.ts';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import { clockTime, formatDay } from '#app/lib/dates/date-format.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonStyle } from '#app/ui/button-style.ts';
import type { ShownChange } from '../calendar-visit.ts';
import type { ChangedVisitDto } from '../changed-visit-dto.ts';
import { useChangedVisits } from './use-changed-visits.ts';

const texts: Record<ShownChange, string> = {
  missing: 'Deleted in your calendar.',
  moved: 'Moved in your calendar.',
  waiting: 'Not up to date in your calendar yet. We keep trying.',
};

/** Visits about which a professional decides what their own calendar shows; nothing if there are none. */
export function ChangedVisitList({ visits }: { visits: readonly ChangedVisitDto[] }) {
  const { restoration, leaving } = useChangedVisits();
  if (visits.length === 0) return null;
  return (
    <section aria-labelledby="changed-visits">
      <h2 id="changed-visits" className="text-lg font-semibold">
        Different in your calendar
      </h2>
      <p className="mt-1 text-sm text-dim">
        These visits are still booked at the times below. Open one to contact the client or cancel it; only the client
        can reschedule a visit they paid for.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {visits.map((visit) => (
          <ChangedVisit
            key={visit.id}
            visit={visit}
            isRestoring={restoration.pending?.id === visit.id}
            isLeaving={leaving.pending?.id === visit.id}
            onRestore={() => void restoration.run(visit)}
            onLeave={() => void leaving.run(visit)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangedVisitProps {
  visit: ChangedVisitDto;
  isRestoring: boolean;
  isLeaving: boolean;
  onRestore: () => void;
  onLeave: () => void;
}

function ChangedVisit({ visit, isRestoring, isLeaving, onRestore, onLeave }: ChangedVisitProps) {
  const { id, service, start, end, change, is_by_hand } = visit;
  const day = start.slice(0, 10);
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div>
        <h3 className="font-semibold">{service}</h3>
        <p className="tabular text-sm text-dim">
          {formatDay(day)}, {clockTime(start)} to {clockTime(end)}
        </p>
        <p className="mt-1 text-sm">{texts[change]}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" loading={isRestoring} onClick={onRestore}>
          {change === 'waiting' ? 'Try again now' : 'Put it back'}
        </Button>
        <Link
          to={is_by_hand ? handEnteredVisitUrl(id) : calendarUrl({ view: 'day', date: day, appointment: id })}
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          Open the visit
        </Link>
        <Button variant="quiet" size="small" loading={isLeaving} onClick={onLeave}>
          Leave it as it is
        </Button>
      </div>
    </li>
  );
}
