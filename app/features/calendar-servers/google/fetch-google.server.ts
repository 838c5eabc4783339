import { fetchOutside, OutsideFailure, type OutsideAnswer } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { CalendarServerFailure } from '../calendar-server-failure.ts';
import { calendarLimits } from '../calendar-limits.ts';

/** Sends a request to Google, limited as those to other calendar servers. @throws CalendarServerFailure if no answer comes */
export async function fetchGoogle(
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
): Promise<OutsideAnswer> {
  const { bytesMaximum, readMilliseconds: milliseconds } = calendarLimits;
  try {
    return await fetchOutside(new URL(url), { ...request, bytesMaximum, milliseconds, redirectsMaximum: 0 });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new CalendarServerFailure(error.kind, { cause: error });
  }
}
