import { Car, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import { Card } from '#app/ui/card.tsx';
import { messageClientUrl } from '#app/features/messages/thread-links.ts';
import type { DayRoute, RouteLeg, RouteStop } from '../day-route.ts';
import { minutesLate } from '../minutes-late.ts';
import { legText } from '../route-text.ts';

interface DayRouteListProps {
  route: DayRoute;
  /** Epoch milliseconds. */
  now: number;
}

/** The visits of a day in order, with the drive before each. */
export function DayRouteList({ route, now }: DayRouteListProps) {
  const late = minutesLate(route, now);
  return (
    <Card padding="none">
      <ol aria-label="Visits in order" className="divide-y divide-line">
        {route.stops.map((stop, index) => (
          <Stop key={stop.id} stop={stop} number={index + 1} late={late[index] ?? 0} timeZone={route.timeZone} />
        ))}
        {route.home ? (
          <li className="px-5 py-4">
            <p className="text-sm font-semibold">Where you finish</p>
            <Leg leg={route.home} timeZone={route.timeZone} />
          </li>
        ) : null}
      </ol>
    </Card>
  );
}

interface StopProps {
  stop: RouteStop;
  number: number;
  late: number;
  timeZone: string;
}

function Stop({ stop, number, late, timeZone }: StopProps) {
  const time = (instant: string) => formatTime(epochMinutesOf(new Date(instant)), timeZone);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-4 text-sm">
      <span
        aria-hidden="true"
        className="tabular flex size-8 items-center justify-center rounded-full bg-green font-semibold text-on-green"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {stop.service} for {stop.client}
        </p>
        <p className="wrap-anywhere text-dim">{stop.location}</p>
        <Leg leg={stop.leg} timeZone={timeZone} />
        {late > 0 ? (
          <p role="status" className="mt-1 flex items-start gap-2 font-medium text-danger">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              About {formatDuration(late)} late as the day goes now
              {stop.clientId ? (
                <>
                  {'. '}
                  <Link to={messageClientUrl(stop.clientId, late)} className="underline underline-offset-2">
                    Tell {stop.client}
                  </Link>
                </>
              ) : null}
            </span>
          </p>
        ) : null}
      </div>
      <div className="tabular text-right">
        <p className="font-semibold">{time(stop.start)}</p>
        <p className="text-dim">{stop.isCompleted ? 'Done' : time(stop.end)}</p>
      </div>
    </li>
  );
}

function Leg({ leg, timeZone }: { leg: RouteLeg; timeZone: string }) {
  const leaveBy = leg.leaveBy === null ? undefined : formatTime(epochMinutesOf(new Date(leg.leaveBy)), timeZone);
  return (
    <p className="mt-1 flex items-start gap-2 text-dim">
      <Car aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {legText(leg)}
        {leaveBy ? `. Leave by ${leaveBy}` : null}
      </span>
    </p>
  );
}
