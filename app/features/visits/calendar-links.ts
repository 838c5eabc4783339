import type { BookingDto } from '#app/features/bookings/booking-dto.ts';

/** A visit as the links of web calendars carry it. */
type CalendarEntry = Pick<BookingDto, 'start_time' | 'end_time' | 'location'> & {
  service: { name: string };
  professional: { profile: { first_name: string; last_name: string } };
};

/** The page of Google Calendar that adds a visit. Times are UTC, so it lands at its instant in every time zone. */
export function googleCalendarUrl(visit: CalendarEntry): string {
  const { title, start, end } = entryOf(visit);
  const compact = (instant: string) => instant.replaceAll(/[-:]/g, '');
  const search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: visit.location,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

/** The page of Outlook that adds a visit. */
export function outlookCalendarUrl(visit: CalendarEntry): string {
  const { title, start, end } = entryOf(visit);
  const search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    location: visit.location,
  });
  return `https://outlook.live.com/calendar/0/action/compose?${search}`;
}

function entryOf({ service, professional: { profile }, start_time, end_time }: CalendarEntry) {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return {
    title: name === '' ? service.name : `${service.name} with ${name}`,
    start: inUtc(start_time),
    end: inUtc(end_time),
  };
}

/** "2026-11-01T09:00:00-06:00" as "2026-11-01T15:00:00Z". */
function inUtc(instant: string): string {
  return new Date(instant).toISOString().replace('.000', '');
}
