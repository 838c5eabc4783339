import { formatDate, formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { otherZoneName } from '../zone-note.ts';
import { useVisitorZone } from './use-visitor-zone.ts';

interface BookingWhenProps {
  /** ISO with offset. */
  at: string;
  timeZone: string;
}

/**
 * "Nov 21, 2026 9:00 AM" in the visit's time zone; names the zone if the visitor's differs. Where the line is too
 * narrow, it breaks between the date and the time only.
 */
export function BookingWhen({ at, timeZone }: BookingWhenProps) {
  const visitorZone = useVisitorZone();
  const instant = epochMinutesOf(new Date(at));
  const zone = otherZoneName(instant, timeZone, visitorZone);
  return (
    <time dateTime={at} className="tabular">
      <span className="whitespace-nowrap">{formatDate(localDate(instant, timeZone))}</span>{' '}
      <span className="whitespace-nowrap">
        {formatTime(instant, timeZone)}
        {zone ? ` ${zone}` : null}
      </span>
    </time>
  );
}
