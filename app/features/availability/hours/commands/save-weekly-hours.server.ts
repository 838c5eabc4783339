import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { bookingsLeftOutside } from '../../affected-visits/coming-booking.ts';
import type { FindComingBookings } from '../../affected-visits/find-coming-bookings.server.ts';
import { sameHours, toDayHours, type HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { workingHoursStore } from '../working-hours-store.server.ts';
import { publishAvailabilityChange } from '../../commands/publish-availability-change.server.ts';
import { refuseUnseenBookings } from '../../affected-visits/commands/refuse-unseen-bookings.server.ts';

export type SaveWeeklyHours = {
  hours: readonly HoursRow[];
  /** What the screen showed before the change, empty if no hours were saved; not compared if absent. */
  base: readonly HoursRow[] | undefined;
  seenBookings: readonly string[];
};

/**
 * Replaces the weekly hours. A missing weekday is a day off. Saving what is already saved succeeds, as after a lost
 * answer.
 * @throws AppError changed_elsewhere, or bookings_affected (with the visits that would fall outside)
 */
export async function saveWeeklyHours(
  { hours, base, seenBookings }: SaveWeeklyHours,
  owner: OwnProfessional,
  findBookings: FindComingBookings,
): Promise<void> {
  await inTransaction(async (trx) => {
    await lockSubject(trx, owner.id);
    const before = await workingHoursStore.listHours(trx, owner.id);
    if (base && !sameHours(base, before) && !sameHours(hours, before))
      throw new AppError(availabilityErrors.changed_elsewhere);
    const after = hours.map(toDayHours);
    const bookings = await findBookings(trx, owner.id, new Date());
    const outside = bookingsLeftOutside(
      bookings,
      before.length === 0 ? null : before.map(toDayHours),
      after,
      owner.time_zone,
    );
    refuseUnseenBookings(outside, seenBookings, owner.time_zone);
    await workingHoursStore.replaceHours(trx, owner.id, after);
    await publishAvailabilityChange(trx, owner.id);
  });
}
