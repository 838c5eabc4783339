import { dayPriority } from '../day-tone.ts';

/** What the colours mean. */
export function CalendarLegend() {
  return (
    <ul aria-label="Colours" className="cal-legend">
      {[...dayPriority, 'blocked' as const].map((tone) => (
        <li key={tone}>
          <span className="cal-dot" data-tone={tone} />
          {tone.charAt(0).toUpperCase() + tone.slice(1)}
        </li>
      ))}
    </ul>
  );
}
