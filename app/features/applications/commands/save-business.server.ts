import { publishProfessionalChange } from '#app/features/professionals/commands/publish-professional-change.server.ts';
import { saveProfessional } from '#app/features/professionals/commands/save-professional.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import type { Business } from '../application.schema.ts';
import { businessDetails } from '../professional-details.server.ts';

/**
 * Saves where a business works. Visits that are booked keep their hours and prices; what is booked from now on follows the
 * new place's time zone, radius and fee.
 * @throws AppError unknown_place
 */
export async function saveBusiness(userId: string, professionalId: string, business: Business): Promise<{ time_zone: string }> {
  const details = businessDetails(business);
  await inTransaction(async (trx) => {
    // As booking does first: a booking that is being made keeps the zone that it began with.
    await lockSubject(trx, professionalId);
    await saveProfessional(trx, userId, details);
    await publishProfessionalChange(trx, professionalId);
  });
  return { time_zone: details.time_zone };
}
