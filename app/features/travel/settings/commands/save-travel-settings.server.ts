import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { placeOfZip } from '../../drive/queries/find-place.server.ts';
import { travelErrors } from '../../travel.errors.ts';
import type { TravelSettingsInput } from '../travel-settings.schema.ts';
import { travelSettingsStore } from '../travel-settings-store.server.ts';

/**
 * Saves how a professional travels. Visits booked before stay, whether or not they can be reached now.
 * @throws AppError unknown_place
 */
export async function saveTravelSettings(professionalId: string, settings: TravelSettingsInput): Promise<void> {
  for (const field of ['start_zip', 'end_zip'] as const) {
    if (settings[field] === null || placeOfZip(settings[field]) !== null) continue;
    const { unknown_place } = travelErrors;
    throw new AppError(unknown_place, { fields: { [field]: unknown_place.message } });
  }
  await inTransaction(async (trx) => {
    // Bookings read the settings before they take this lock; one that is being made is made by the old ones.
    await lockSubject(trx, professionalId);
    await travelSettingsStore.save(trx, professionalId, settings);
  });
}
