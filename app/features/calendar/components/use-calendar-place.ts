import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { calendarUrl, calendarPath, readCalendarPlace, type CalendarPlace } from '../calendar-url.ts';

/**
 * The calendar's state, from the URL; a URL that is still loading already counts, so that a press shows at once.
 * `shownDate` is the date if the URL names none.
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
