import type { Connection } from '#app/platform/database/database.server.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { addedClientLimits } from '#app/features/added-clients/added-client-limits.ts';
import { listAddedPeople } from '#app/features/added-clients/queries/list-added-clients.server.ts';
import { listServiceTimes } from '#app/features/availability/hours/queries/read-working-hours.server.ts';
import { effectiveServiceTime } from '#app/features/slot-rules/hours/service-time.ts';
import { listTakenTimes } from '#app/features/bookings/by-hand/queries/list-taken-times.server.ts';
import { listReachableClients } from '#app/features/clients/queries/list-reachable-clients.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import type { ImportFacts, ImportService } from '../lines/import-facts.ts';
import { mergePeople } from '../lines/person-keys.ts';

/** Visits lie within 12 months, and one that begins on the last day may end on the next. */
const daysAhead = 368;

/** The services that visits can be of, read before a transaction begins. */
export async function readImportServices(professionalId: string): Promise<ImportService[]> {
  const [services, times] = await Promise.all([listServices(professionalId), listServiceTimes(professionalId)]);
  return services.map(({ id, name, duration }) => {
    const own = times.find(({ service_id }) => service_id === id);
    return {
      id,
      name,
      ...effectiveServiceTime(own ? { duration: own.duration, buffer: own.buffer_time } : null, duration),
    };
  });
}

/** Reads what a professional has already; within a transaction that holds their lock, it stays so. */
export async function readFacts(
  db: Connection,
  owner: OwnProfessional,
  services: readonly ImportService[],
  now: Date,
): Promise<ImportFacts> {
  const added = await listAddedPeople(db, owner.id);
  const booked = await listReachableClients(db, owner.id);
  return {
    now: epochMinutesOf(now),
    zone: owner.time_zone,
    people: mergePeople(added, booked),
    services,
    taken: await listTakenTimes(db, owner.id, { from: now, to: new Date(now.getTime() + daysAhead * 86_400_000) }),
    clientsLeft: addedClientLimits.clientsMaximum - added.length,
  };
}
