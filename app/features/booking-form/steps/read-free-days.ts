import type { MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { nextFreeDays } from './next-free-days.ts';

/** What to read: the next days on which a service of a professional has free slots, at most `count`. */
type Wanted = { professionalId: string; serviceId: string; count: number };

/** Reads the next days with free slots. @throws Error if they are not known */
export function readFreeDays({ professionalId, serviceId, count }: Wanted, signal: AbortSignal) {
  return nextFreeDays(async (month) => {
    // The API client would be more script on every public page.
    const answer = await fetch(`/api/professionals/${professionalId}/slots?month=${month}&service_id=${serviceId}`, {
      signal,
    });
    if (!answer.ok) throw new Error(`The free days are not known: ${answer.status}`);
    return (await answer.json()) as MonthSlotsDto;
  }, count);
}
