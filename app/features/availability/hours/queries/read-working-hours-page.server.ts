import { log } from '#app/platform/log/log.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';
import type { BlockedSlotDto } from '../../blocks/blocked-slot.ts';
import type { ServiceTimeRow } from '../service-time-edit.ts';
import type { HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { listComingBlockedSlots } from '../../blocks/queries/list-blocked-slots.server.ts';
import { listServiceTimes, listWeeklyHours } from './read-working-hours.server.ts';

/** The data of the settings page; a part that could not be read is null, and the others are still there. */
export type WorkingHoursPage = {
  timeZone: string;
  /** In that zone. */
  today: string;
  hours: HoursRow[] | null;
  times: ServiceTimeRow[] | null;
  services: { id: string; name: string; duration: number }[] | null;
  blocks: BlockedSlotDto[] | null;
};

export async function readWorkingHoursPage(
  owner: { id: string; time_zone: string },
  now = new Date(),
): Promise<WorkingHoursPage> {
  const [hours, times, services, blocks] = await Promise.all([
    readable(listWeeklyHours(owner.id)),
    readable(listServiceTimes(owner.id)),
    readable(listServices(owner.id)),
    readable(listComingBlockedSlots(owner, now)),
  ]);
  return {
    timeZone: owner.time_zone,
    today: localDate(epochMinutesOf(now), owner.time_zone),
    hours,
    times,
    services: services?.map(({ id, name, duration }) => ({ id, name, duration })) ?? null,
    blocks,
  };
}

async function readable<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: unknown) => {
    log.error({ err: error }, 'a part of the working hours could not be read');
    return null;
  });
}
