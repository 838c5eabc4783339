import {
  brokenConstraint,
  inTransaction,
  lockSubject,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { sameServiceTimes } from '#app/features/slot-rules/hours/service-time.ts';
import { workingHoursStore, type ServiceTimeRow } from '../working-hours-store.server.ts';
import { publishAvailabilityChange } from '../../commands/publish-availability-change.server.ts';

export type SaveServiceTimes = {
  times: readonly ServiceTimeRow[];
  /** What the screen showed before the change; not compared if absent. */
  base: readonly ServiceTimeRow[] | undefined;
};

/**
 * Replaces the service times. Existing bookings keep their length and buffer. Saving what is already saved succeeds,
 * as after a lost answer.
 * @throws AppError changed_elsewhere, or service_not_found for services that are not this professional's
 */
export async function saveServiceTimes(request: SaveServiceTimes, owner: OwnProfessional): Promise<void> {
  try {
    await inTransaction((trx) => saveInTransaction(trx, request, owner));
  } catch (error) {
    if (brokenConstraint(error) === 'service_times_service_id_fkey')
      throw new AppError(availabilityErrors.service_not_found, { cause: error });
    throw error;
  }
}

async function saveInTransaction(
  trx: Transaction,
  { times, base }: SaveServiceTimes,
  owner: OwnProfessional,
): Promise<void> {
  await lockSubject(trx, owner.id);
  const before = await workingHoursStore.listServiceTimes(trx, owner.id);
  if (base && !sameServiceTimes(base, before) && !sameServiceTimes(times, before))
    throw new AppError(availabilityErrors.changed_elsewhere);
  if ((await workingHoursStore.replaceServiceTimes(trx, owner.id, times)) < times.length)
    throw new AppError(availabilityErrors.service_not_found);
  await publishAvailabilityChange(trx, owner.id);
}
