import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { refuseStaleSave } from '#app/platform/errors/refuse-stale-save.ts';
import { placeOfZip } from '../../drive/queries/find-place.server.ts';
import { travelErrors } from '../../travel.errors.ts';
import type { TravelSettingsRequest } from '../travel-settings.schema.ts';
import { readTravelSettings } from '../queries/read-travel-settings.server.ts';
import { travelSettingsStore } from '../travel-settings-store.server.ts';

/**
 * Saves how a professional travels. Visits booked before stay, whether or not they can be reached now.
 * @throws AppError unknown_place; changed_meanwhile
 */
export async function saveTravelSettings(
  professionalId: string,
  { base, ...settings }: TravelSettingsRequest,
): Promise<void> {
  for (const field of ['start_zip', 'end_zip'] as const) {
    if (settings[field] === null || placeOfZip(settings[field]) !== null) continue;
    const { unknown_place } = travelErrors;
    throw new AppError(unknown_place, { fields: { [field]: unknown_place.message } });
  }
  await inTransaction(async (trx) => {
    // Bookings read the settings before they take this lock; one that is being made is made by the old ones.
    await lockSubject(trx, professionalId);
    const { service_area_zip: _area, far_zips: _far, ...saved } = await readTravelSettings(professionalId, trx);
    refuseStaleSave(base, settings, saved);
    await travelSettingsStore.save(trx, professionalId, settings);
  });
}
