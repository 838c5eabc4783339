import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { PlainDate } from '#app/lib/plain-date.ts';
import { calendarUrl, calendarPath, readCalendarPlace, type CalendarPlace } from '../calendar-url.ts';

/**
 * Where the calendar stands, as the address says it; the one that is being loaded counts already, so that a press shows
 * at once. `shownDate` is the date where the address says none.
 */
export function useCalendarPlace(shownDate: PlainDate) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const { search } = next?.pathname === calendarPath ? next : here;
  const place = readCalendarPlace(new URLSearchParams(search));
  return {
    ...place,
    date: place.date ?? shownDate,
    isLoading: next?.pathname === calendarPath,
    go: (to: CalendarPlace) => void navigate(calendarUrl(to), { preventScrollReset: true }),
  };
}
