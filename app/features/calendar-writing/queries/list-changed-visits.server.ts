import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { ChangedVisitDto } from '../changed-visit-dto.ts';
import { changedVisitsStore } from '../changed-visits-store.server.ts';

/** The coming visits about whose events a professional has to decide, earliest first. */
export async function listChangedVisits(
  { id, time_zone }: { id: string; time_zone: string },
  now = new Date(),
): Promise<ChangedVisitDto[]> {
  const rows = await changedVisitsStore.listShown(database(), id, now);
  const at = (time: Date) => toIsoWithOffset(epochMinutesOf(time), time_zone);
  return rows.map(({ id: visitId, is_by_hand, state, service_name, start_time, end_time }) => ({
    id: visitId,
    is_by_hand,
    service: service_name,
    start: at(start_time),
    end: at(end_time),
    change: state === 'missing' || state === 'moved' ? state : 'waiting',
  }));
}
