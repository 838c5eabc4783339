import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { statusLabel, statusTone } from '#app/features/visits/status-tone.ts';
import { clockTime } from '#app/lib/dates/date-format.ts';
import { handEnteredVisitUrl } from '#app/features/hand-entered-visits/hand-entered-visit-url.ts';
import type { CalendarAppointment, CalendarBlock, CalendarHandEntered } from '../../calendar-dto.ts';
import { linesIn } from '../day-layout.ts';
import { ToneIcon } from './tone-icon.tsx';

interface PartProps {
  style: CSSProperties;
  onOpen: () => void;
}

/** An appointment at its time, in the color of its status. */
export function VisitPart({
  visit,
  minutes,
  style,
  onOpen,
}: PartProps & { visit: CalendarAppointment; minutes: number }) {
  const { date, end, status, service, client } = visit;
  return (
    <button
      type="button"
      style={style}
      onClick={onOpen}
      data-lines={linesIn(minutes)}
      className={`cal-part cal-${statusTone(status)}`}
    >
      <span className="sr-only">{`${clockTime(date)} ${service.name} ${client.name}, until ${clockTime(end)}, ${statusLabel(status)}`}</span>
      <span aria-hidden="true" className="cal-part-body">
        <span className="cal-part-when">
          <span className="cal-part-time">{clockTime(date)}</span>
          <ToneIcon tone={status} className="cal-part-icon" />
        </span>
        <span className="cal-part-what">{service.name}</span>
        <span className="cal-part-who">{client.name}</span>
      </span>
    </button>
  );
}

/** A visit entered by hand, which leads to its page. */
export function HandEnteredPart({
  visit: { id, start, end, name, service_name },
  minutes,
  style,
}: Pick<PartProps, 'style'> & { visit: CalendarHandEntered; minutes: number }) {
  return (
    <Link to={handEnteredVisitUrl(id)} style={style} data-lines={linesIn(minutes)} className="cal-part cal-by-hand">
      <span className="sr-only">{`${clockTime(start)} ${service_name} ${name}, until ${clockTime(end)}, entered by hand`}</span>
      <span aria-hidden="true" className="cal-part-body">
        <span className="cal-part-when">
          <span className="cal-part-time">{clockTime(start)}</span>
          <ToneIcon tone="by-hand" className="cal-part-icon" />
        </span>
        <span className="cal-part-what">{service_name}</span>
        <span className="cal-part-who">{name}</span>
      </span>
    </Link>
  );
}

/** Blocked time, behind the appointments booked in it. */
export function BlockedPart({ block: { start, end, reason }, style, onOpen }: PartProps & { block: CalendarBlock }) {
  return (
    <button type="button" style={style} onClick={onOpen} className="cal-part cal-blocked">
      <span className="sr-only">{`${reason ?? 'Blocked'}, ${reason ? 'blocked ' : ''}from ${clockTime(start)} to ${clockTime(end)}`}</span>
      <span aria-hidden="true" className="cal-part-body">
        <span className="cal-part-what">{reason ?? 'Blocked'}</span>
      </span>
    </button>
  );
}
