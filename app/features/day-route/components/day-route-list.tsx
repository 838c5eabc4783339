import { Car, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { formatDuration } from '#app/features/visits/duration-text.ts';
import { Card } from '#app/ui/card.tsx';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
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
        {stop.isByHand ? (
          <p>
            <Link to={handEnteredVisitUrl(stop.id)} className="text-dim underline underline-offset-2">
              Entered by hand
            </Link>
          </p>
        ) : null}
        <Leg leg={stop.leg} timeZone={timeZone} />
        {late > 0 ? (
          <p role="status" className="mt-1 flex items-start gap-2 font-medium text-danger">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              About {formatDuration(late)} late at this rate
              <TellClient stop={stop} late={late} />
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

/** How whoever waits can be reached: by a message, or, without an account, by phone. */
function TellClient({ stop: { client, clientId, phone }, late }: { stop: RouteStop; late: number }) {
  if (clientId === null && phone === null) return null;
  return (
    <>
      {'. '}
      {clientId === null ? (
        <a href={`tel:${phone}`} className="underline underline-offset-2">
          Call {client}
        </a>
      ) : (
        <Link to={messageClientUrl(clientId, late)} className="underline underline-offset-2">
          Tell {client}
        </Link>
      )}
    </>
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
