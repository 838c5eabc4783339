import { database } from '#app/platform/database/database.server.ts';
import { findBookableProfessional } from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { acceptsBookings, canBePaid } from '#app/features/professionals/professional.policy.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';

/**
 * Finds a professional and a service that prepareBooking would not refuse, whatever the time and the address: they can be
 * booked and take cards. Undefined if one of them is gone or cannot.
 */
export async function findPayable({ serviceId, professionalId }: { serviceId: string | null; professionalId: string }) {
  if (serviceId === null) return undefined;
  const [professional, service] = await Promise.all([
    findBookableProfessional(database(), professionalId),
    findService(database(), serviceId),
  ]);
  if (!professional || !canBePaid(professional) || !acceptsBookings(professional)) return undefined;
  return service?.stripe_price_id ? { professional, service } : undefined;
}
