import { database } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import { effectiveServiceTime } from '#app/features/slot-rules/hours/service-time.ts';
import { listServiceTimes } from './read-working-hours.server.ts';

/**
 * Returns a professional's services as clients read them, in the order they were added (API-022): `duration` is the
 * minutes that are booked, which service times decide where there are any (OPEN-31).
 */
export async function listOfferedServices(
  professionalId: string,
  db: ReadOnlyConnection = database(),
): Promise<ServiceDto[]> {
  const [services, times] = await Promise.all([listServices(professionalId, db), listServiceTimes(professionalId, db)]);
  return services.map((service) => {
    const own = times.find(({ service_id }) => service_id === service.id);
    const time = own ? { duration: own.duration, buffer: own.buffer_time } : null;
    return { ...service, duration: effectiveServiceTime(time, service.duration).duration };
  });
}
