import { AppError } from '#app/platform/errors/app-error.ts';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';
import { arrivalNotesStore } from '../arrival-notes-store.server.ts';

/**
 * The client's notes for getting in, for the professional of a paid visit in person, from a day before it until its
 * end; null before and after. Nobody else gets them: no administrator, no mail, no export but the client's own.
 * @throws AppError booking_not_found for everybody else
 */
export async function findArrivalNotes(bookingId: string, viewerId: string): Promise<string | null> {
  const found = await arrivalNotesStore.findForProfessional(bookingId, viewerId);
  if (!found) throw new AppError(bookingErrors.booking_not_found);
  return found.notes;
}
