import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';
import { database } from '#app/platform/database/database.server.ts';
import { findBookableProfessional } from '#app/features/professionals/queries/find-bookable-professional.server.ts';
import { acceptsBookings, canBePaid } from '#app/features/professionals/professional.policy.ts';
import { isLicensedUntil } from '#app/features/slots/queries/is-licensed-until.server.ts';
import { findService } from '#app/features/services/queries/find-service.server.ts';

/** `endsAt` is the end of a visit whose professional agreed to its time. */
type PayableQuestion = { serviceId: string | null; professionalId: string; endsAt?: EpochMinutes | undefined };

/**
 * Finds a professional and a service that prepareBooking would not refuse, whatever the time and the address: they can be
 * booked and take cards, and the license covers the visit if its end is given. Undefined if one of them is gone or cannot.
 */
export async function findPayable({ serviceId, professionalId, endsAt }: PayableQuestion) {
  if (serviceId === null) return undefined;
  const [professional, service] = await Promise.all([
    findBookableProfessional(database(), professionalId),
    findService(database(), serviceId),
  ]);
  if (!professional || !canBePaid(professional) || !acceptsBookings(professional)) return undefined;
  if (endsAt !== undefined && !(await isLicensedUntil(professional, endsAt))) return undefined;
  return service?.stripe_price_id ? { professional, service } : undefined;
}
