import { database } from '#app/platform/database/database.server.ts';
import { toServiceDto } from '#app/features/services/answers/services.server.ts';
import type { BookedService } from '#app/features/services/service-dto.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { ownServicesStore } from '../own-services-store.server.ts';

/** Returns a person's own services in the order they were added (API-025); none without a professional record. */
export async function listOwnServices(userId: string): Promise<BookedService[]> {
  const professional = await findProfessionalOf(userId);
  if (!professional) return [];
  const rows = await ownServicesStore.list(database(), professional.id);
  return rows.map((row) => ({
    ...toServiceDto(row),
    bookings_count: row.total_bookings ?? 0,
    upcoming_bookings: row.upcoming ?? 0,
    unpaid_visits: row.unpaid ?? 0,
    working_hours_minutes: row.working_hours_minutes || null,
  }));
}
