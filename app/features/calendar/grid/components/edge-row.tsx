import { clockTime } from '#app/lib/dates/date-format.ts';
import { Link } from 'react-router';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import type { OpenFromGrid, GridItem } from './grid-things.ts';

interface EdgeRowProps extends OpenFromGrid {
  label: string;
  days: readonly string[];
  /** By day, in the order of `days`. */
  things: readonly GridItem[][];
}

/** What lies before or after the hours of the grid; renders nothing if there is nothing. */
export function EdgeRow({ label, days, things, onAppointment, onBlocked }: EdgeRowProps) {
  if (things.every((ofDay) => ofDay.length === 0)) return null;
  return (
    <div role="group" aria-label={label} className="cal-edge">
      <span className="cal-edge-label">{label}</span>
      {things.map((ofDay, index) => (
        <ul key={days[index]}>
          {ofDay.map(({ start, visit, byHand, block }) =>
            visit ? (
              <li key={visit.id}>
                <button
                  type="button"
                  onClick={() => onAppointment(visit.id)}
                  className={`cal-chip cal-${statusTone(visit.status)}`}
                >
                  {`${clockTime(start)} ${visit.client.name}`}
                  <span className="sr-only">{`, ${visit.service.name}, ${statusLabel(visit.status)}`}</span>
                </button>
              </li>
            ) : byHand ? (
              <li key={byHand.id}>
                <Link to={handEnteredVisitUrl(byHand.id)} className="cal-chip cal-by-hand">
                  {`${clockTime(start)} ${byHand.name}`}
                  <span className="sr-only">{`, ${byHand.service_name}, entered by hand`}</span>
                </Link>
              </li>
            ) : block ? (
              <li key={block.id}>
                <button type="button" onClick={() => onBlocked(block.id)} className="cal-chip cal-blocked">
                  {clockTime(start)} {block.reason ?? 'Blocked'}
                </button>
              </li>
            ) : null,
          )}
        </ul>
      ))}
    </div>
  );
}
