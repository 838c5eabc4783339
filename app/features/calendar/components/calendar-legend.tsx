import { dayPriority } from '../grid/day-tone.ts';

/** The legend of the colors; `hasTimeOff` if time outside working hours is shaded. */
export function CalendarLegend({ hasTimeOff }: { hasTimeOff: boolean }) {
  return (
    <ul aria-label="Colors" className="cal-legend">
      {[...dayPriority, 'blocked' as const].map((tone) => (
        <li key={tone}>
          <span className="cal-dot" data-tone={tone} />
          {tone.charAt(0).toUpperCase() + tone.slice(1)}
        </li>
      ))}
      {hasTimeOff ? (
        <li>
          <span className="cal-legend-off" />
          Outside your working hours
        </li>
      ) : null}
    </ul>
  );
}
