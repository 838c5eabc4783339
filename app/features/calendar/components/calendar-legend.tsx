import { ToneIcon } from '../grid/components/tone-icon.tsx';
import { dayPriority } from '../grid/day-tone.ts';

interface CalendarLegendProps {
  /** Whether time outside working hours is shaded. */
  hasTimeOff: boolean;
  /** Whether visits entered by hand are shown. */
  hasByHand: boolean;
  /** Whether times of connected calendars are shown. */
  hasElsewhere: boolean;
}

/** The legend of the colors and their icons, and of what else is drawn. */
export function CalendarLegend({ hasTimeOff, hasByHand, hasElsewhere }: CalendarLegendProps) {
  return (
    <ul aria-label="Colors" className="cal-legend">
      {[...dayPriority, 'blocked' as const].map((tone) => (
        <li key={tone}>
          <ToneIcon tone={tone} className="cal-mark" />
          {tone.charAt(0).toUpperCase() + tone.slice(1)}
        </li>
      ))}
      {hasByHand ? (
        <li>
          <ToneIcon tone="by-hand" className="cal-mark" />
          Entered by hand
        </li>
      ) : null}
      {hasElsewhere ? (
        <li>
          <span className="cal-legend-elsewhere" />
          Busy in your own calendars
        </li>
      ) : null}
      {hasTimeOff ? (
        <li>
          <span className="cal-legend-off" />
          Outside your working hours
        </li>
      ) : null}
    </ul>
  );
}
