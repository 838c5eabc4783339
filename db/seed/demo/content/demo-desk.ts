import { milesBetween } from '#app/lib/places/distance.ts';
import { addDays, type PlainDate } from '#app/lib/dates/plain-date.ts';
import { lookUpPostalCode } from '#app/lib/places/postal-codes.server.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import type { WallTime } from '#app/lib/dates/wall-time.ts';
import type { DemoClient } from './demo-clients.ts';
import { DemoDayBook } from './demo-day-book.ts';
import type { DemoProfessional, DemoService } from './demo-professional.ts';
import type { PlannedBlock, PlannedBooking, PlannedStatus } from './planned-appointments.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/** What planning the appointments of one professional needs, and what is planned so far. */
export interface DemoDesk {
  professional: DemoProfessional;
  /** Without the account client@doorstep.test, whose bookings are all listed explicitly. */
  regulars: readonly DemoClient[];
  today: PlainDate;
  random: SeededRandom;
  dayBook: DemoDayBook;
  /**
   * Half days of clients taken by appointments with any professional: no client has two in one morning or afternoon.
   */
  clientHalfDays: Set<string>;
  bookings: PlannedBooking[];
  blocks: PlannedBlock[];
}

export function openDesk(
  professional: DemoProfessional,
  clients: readonly DemoClient[],
  clientHalfDays: Set<string>,
  now: Date,
): DemoDesk {
  return {
    professional,
    regulars: clientsInReach(professional, clients.slice(1)),
    today: localDate(epochMinutesOf(now), professional.timeZone),
    random: seededRandom(professional.username),
    dayBook: new DemoDayBook(professional.weeklyHours),
    clientHalfDays,
    bookings: [],
    blocks: [],
  };
}

/** Books a random free slot on a random day of the range; does nothing if 30 tries find none. */
export function book(
  desk: DemoDesk,
  client: DemoClient,
  serviceName: string,
  status: PlannedStatus,
  [nearest, farthest]: readonly [nearest: number, farthest: number],
): void {
  const service = desk.professional.services.find(({ name }) => name === serviceName);
  if (service === undefined) return;
  for (let tries = 0; tries < 30; tries += 1) {
    const date = addDays(desk.today, desk.random.between(nearest, farthest));
    const slots = desk.dayBook.freeSlots(date, service.durationMinutes, service.bufferMinutes);
    const time = desk.random.pick(slots);
    if (time === undefined) continue;
    const halfDay = `${client.email} ${date} ${time < '13:00' ? 'morning' : 'afternoon'}`;
    if (desk.clientHalfDays.has(halfDay)) continue;
    desk.clientHalfDays.add(halfDay);
    desk.dayBook.takeBooking(date, time, service.durationMinutes + service.bufferMinutes);
    desk.bookings.push(plannedBooking(desk.professional, client, service, status, date, time));
    return;
  }
}

/** Returns the clients whose address is within the service radius. */
export function clientsInReach(professional: DemoProfessional, clients: readonly DemoClient[]): DemoClient[] {
  const base = lookUpPostalCode(professional.zip);
  return clients.filter(({ zip }) => {
    const place = lookUpPostalCode(zip);
    return base !== null && place !== null && milesBetween(base, place) <= professional.serviceRadius;
  });
}

function plannedBooking(
  professional: DemoProfessional,
  client: DemoClient,
  { name, durationMinutes, bufferMinutes }: DemoService,
  status: PlannedStatus,
  date: PlainDate,
  time: WallTime,
): PlannedBooking {
  return {
    professionalUsername: professional.username,
    clientEmail: client.email,
    serviceName: name,
    status,
    date,
    time,
    timeZone: professional.timeZone,
    durationMinutes,
    bufferMinutes,
    location: client.address,
    locationZip: client.zip,
  };
}
