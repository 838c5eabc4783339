/** Returns a calendar file from the lines of its events and whatever stands before them. */
export function calendarText(events: readonly (readonly string[])[], before: readonly string[] = []): string {
  const body = events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...before, ...body, 'END:VCALENDAR', ''].join('\r\n');
}
