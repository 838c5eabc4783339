import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { listServiceTimes } from '#app/features/availability/hours/queries/read-working-hours.server.ts';
import { effectiveServiceTime } from '#app/features/slot-rules/hours/service-time.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { listServices } from '#app/features/services/queries/list-services.server.ts';

/** A service to choose; `duration` is the minutes that a visit takes, `price` dollars. */
export interface EnterableService {
  id: string;
  name: string;
  price: string;
  duration: number;
}

/** What the form for a new visit needs: the services, and the day it begins with. */
export async function readEntryPage(owner: OwnProfessional, asked: string | null, now = new Date()) {
  const [services, times] = await Promise.all([listServices(owner.id), listServiceTimes(owner.id)]);
  const today = localDate(epochMinutesOf(now), owner.time_zone);
  const offered = services.map(({ id, name, price, duration }): EnterableService => {
    const own = times.find(({ service_id }) => service_id === id);
    const time = effectiveServiceTime(own ? { duration: own.duration, buffer: own.buffer_time } : null, duration);
    return { id, name, price, duration: time.duration };
  });
  return { services: offered, date: asked !== null && isPlainDate(asked) && asked > today ? asked : today, today };
}
