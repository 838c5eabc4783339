// Not lib/dates: a profile, which every browser hydrates, would load the time zones with it.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Formats the day of an instant in UTC, since pages are the same for everybody: "Nov 21, 2026". */
export function reviewDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}
