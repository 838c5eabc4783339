import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { visitProgressErrors } from '../../visit-progress.errors.ts';
import { positionsStore } from '../positions-store.server.ts';
import { visitSettingsStore } from '../visit-settings-store.server.ts';

/**
 * Saves whether clients see where a professional is on the way. Without it, nothing that was shared is left.
 * @throws AppError not_a_professional
 */
export async function chooseSharing(viewerId: string, shares_position: boolean): Promise<void> {
  const professional = await findProfessionalOf(viewerId);
  if (!professional) throw new AppError(visitProgressErrors.not_a_professional);
  await inTransaction(async (trx) => {
    await visitSettingsStore.save(trx, professional.id, { shares_position });
    if (!shares_position) await positionsStore.removeOfProfessional(trx, professional.id);
  });
}
