import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { publishAvailabilityChange } from '#app/features/availability/commands/publish-availability-change.server.ts';
import { outsideCalendarErrors } from '../outside-calendars.errors.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';

/**
 * Disconnects a professional's own calendar: its busy times are free again at once.
 * @throws AppError calendar_not_found
 */
export async function removeCalendar(professionalId: string, id: string): Promise<void> {
  await inTransaction(async (trx) => {
    const isRemoved = await outsideCalendarsStore.remove(trx, professionalId, id);
    if (!isRemoved) throw new AppError(outsideCalendarErrors.calendar_not_found);
    await publishAvailabilityChange(trx, professionalId);
  });
}
