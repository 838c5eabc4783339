import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { toBlockedSlot, type BlockedSlotDto } from '../blocked-slot.ts';
import { blockedSlotsStore, type BlockedSlotRow } from '../blocked-slots-store.server.ts';
import { publishAvailabilityChange } from '../../commands/publish-availability-change.server.ts';

/**
 * Frees one blocked slot.
 * @returns the slot as it was
 * @throws AppError slot_not_found, also for another professional's slot
 */
export async function unblockTime(id: string, owner: OwnProfessional): Promise<BlockedSlotDto[]> {
  return removeThem(owner, (trx) => blockedSlotsStore.remove(trx, owner.id, id));
}

/**
 * Frees the slots of a series that have not ended.
 * @returns the slots as they were
 * @throws AppError slot_not_found
 */
export async function unblockSeries(seriesId: string, owner: OwnProfessional): Promise<BlockedSlotDto[]> {
  return removeThem(owner, (trx) => blockedSlotsStore.removeSeries(trx, owner.id, seriesId, new Date()));
}

function removeThem(
  { id, time_zone }: OwnProfessional,
  remove: (trx: Transaction) => Promise<BlockedSlotRow[]>,
): Promise<BlockedSlotDto[]> {
  return inTransaction(async (trx) => {
    const removed = await remove(trx);
    if (removed.length === 0) throw new AppError(availabilityErrors.slot_not_found);
    await publishAvailabilityChange(trx, id);
    return removed.map((row) => toBlockedSlot(row, time_zone));
  });
}
