import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { listOfferedServices } from '#app/features/availability/hours/queries/list-offered-services.server.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';

/** A service to choose; `duration` is the minutes that a visit takes, `price` dollars. */
export interface EnterableService {
  id: string;
  name: string;
  price: string;
  duration: number;
}

/** What the form for a new visit needs: the services, and the day it begins with. */
export async function readEntryPage(owner: OwnProfessional, asked: string | null, now = new Date()) {
  const services = await listOfferedServices(owner.id);
  const today = localDate(epochMinutesOf(now), owner.time_zone);
  const offered = services.map(({ id, name, price, duration }): EnterableService => ({ id, name, price, duration }));
  return { services: offered, date: asked !== null && isPlainDate(asked) && asked > today ? asked : today, today };
}
