import { type APIRequestContext, expect, test } from '@playwright/test';
import { type BookingWindow, bookingWindow } from '#app/features/slot-rules/booking-window.ts';
import { formatDay, formatMinuteOfDay } from '#app/lib/dates/date-format.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { demoProfessionals } from '#db/seed/demo/content/demo-professionals.ts';
import { type Member, sandbox } from './e2e-member.ts';

/** A bookable visit: everything the booking page asks for, and how the page labels it. */
export interface Visit {
  professional: { id: string; name: string };
  service: { id: string; name: string; price: string };
  /** YYYY-MM-DD and HH:MM in the professional's time zone. */
  date: string;
  time: string;
  startsAt: string;
  address: string;
  /** "Tue, Nov 24" and "10:00 AM", as the page formats them. */
  dayText: string;
  timeText: string;
  /** The range of dates that can be chosen. */
  window: BookingWindow;
}

interface Listed {
  items: { id: string; name: string; service_area: string; time_zone: string; verified: boolean }[];
}
interface Offered {
  items: { id: string; name: string; price: string; stripe_price_id: string | null }[];
}
interface DaySlots {
  slots: { time: string; starts_at: string; available: boolean; reason: string | null }[];
}

const demoNames = new Set(demoProfessionals.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
let asked = 0;

/**
 * Finds a free slot that no other test uses: workers divide the demo's professionals among themselves, and each call
 * moves on to the next one. Professionals created by tests come and go. `fee` requires a visit with a travel fee,
 * `choices` a day without other visits that has at least this many free times, `among` one of these professionals.
 */
export async function findVisit(
  api: APIRequestContext,
  { fee = false, choices = 1, among }: { fee?: boolean; choices?: number; among?: readonly string[] } = {},
): Promise<Visit> {
  const { parallelIndex, config } = test.info();
  const { items } = await readOnce<Listed>(api, '/api/professionals?limit=96&sort=name_asc');
  const mine = items
    .filter(({ name }) => demoNames.has(name))
    .filter((_, index) => index % config.workers === parallelIndex)
    .filter(({ id }) => !among || among.includes(id));
  for (let attempt = 0; attempt < 2 * mine.length; attempt += 1) {
    const candidate = mine[asked++ % mine.length];
    const visit = candidate && (await visitOf(api, candidate, { choices, ...(fee ? { neighbors: items } : {}) }));
    if (visit) return visit;
  }
  throw new Error('No professional of the demo can be booked');
}

/** Finds a free slot of a professional whom no other test uses meanwhile; `choices` as in findVisit. */
export async function visitTo(api: APIRequestContext, id: string, { choices = 1 } = {}): Promise<Visit> {
  const { profile, ...rest } = await read<
    Omit<Listed['items'][number], 'name'> & { profile: { first_name: string; last_name: string } }
  >(api, `/api/professionals/${id}`);
  const visit = await visitOf(api, { ...rest, name: `${profile.first_name} ${profile.last_name}` }, { choices });
  if (!visit) throw new Error(`Professional ${id} cannot be booked`);
  return visit;
}

type Wish = { neighbors?: Listed['items']; choices?: number };

/**
 * `neighbors` are possible places for the visit; without them it stays in the professional's area, which costs no
 * travel fee.
 */
async function visitOf(
  api: APIRequestContext,
  listed: Listed['items'][number],
  { neighbors, choices = 1 }: Wish = {},
): Promise<Visit | undefined> {
  const { id, name, service_area, time_zone } = listed;
  const professional = await readOnce<{ accepts_bookings: boolean; stripe_connected: boolean; travel_fee: string }>(
    api,
    `/api/professionals/${id}`,
  );
  if (!professional.accepts_bookings || !professional.stripe_connected) return undefined;
  if (neighbors && Number(professional.travel_fee) === 0) return undefined;
  const { items } = await readOnce<Offered>(api, `/api/professionals/${id}/services`);
  const service = items.find(({ stripe_price_id }) => stripe_price_id);
  if (!service) return undefined;
  const address = neighbors ? await distantHome(api, id, service.id, neighbors) : `12 Elm Street, ${service_area}`;
  if (!address) return undefined;
  const window = bookingWindow(epochMinutesOf(new Date()), time_zone);
  const zip = findPostalCode(address) ?? '';
  const asked = new URLSearchParams({ service_id: service.id, ...(zip ? { zip } : {}) });
  for (let day = 3; day < 14; day += 1) {
    const date = addDays(window.earliest, day);
    const { slots } = await read<DaySlots>(api, `/api/professionals/${id}/slots?date=${date}&${asked}`);
    const free = slots.filter(({ available }) => available);
    const slot = free.at(-1);
    const isAlone = choices === 1 || slots.every(({ reason }) => reason !== 'booked');
    if (slot && isAlone && free.length >= choices) {
      const { time, starts_at: startsAt } = slot;
      const texts = { dayText: formatDay(date), timeText: formatMinuteOfDay(minuteOfDay(time)) };
      return { professional: { id, name }, service, date, time, startsAt, address, window, ...texts };
    }
  }
  return undefined;
}

/** Finds an address that the professional still serves, for a fee. */
async function distantHome(
  api: APIRequestContext,
  professionalId: string,
  serviceId: string,
  neighbors: Listed['items'],
): Promise<string | undefined> {
  for (const { service_area } of neighbors) {
    const location = `12 Elm Street, ${service_area}`;
    const answer = await api.post('/api/quotes', { data: { professionalId, serviceId, location } });
    if (answer.ok() && Number(((await answer.json()) as { travel_fee_amount: string }).travel_fee_amount) > 0)
      return location;
  }
  return undefined;
}

/** Books over the API, as another browser would: the booking is pending, its checkout open. */
export async function requestVisit(member: Member, visit: Visit): Promise<{ bookingId: string; checkoutUrl: string }> {
  const answer = await member.api.post('/api/functions/create-checkout-session', { data: requestOf(member, visit) });
  if (!answer.ok()) throw new Error(`The booking was refused: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { bookingId: string; checkoutUrl: string };
}

/** Books and pays for a visit, which is confirmed then. */
export async function payVisit(member: Member, { choices = 1 } = {}): Promise<{ visit: Visit; bookingId: string }> {
  const visit = await findVisit(member.api, { choices });
  const { bookingId } = await requestVisit(member, visit);
  await payRequested(member, bookingId);
  return { visit, bookingId };
}

/** Pays for a requested visit, which is confirmed then. */
export async function payRequested(member: Member, bookingId: string): Promise<void> {
  const [session] = await sandbox.sessionsOf(bookingId);
  await sandbox.pay(session?.id ?? '');
  await expect
    .poll(async () => (await read<{ status: string }>(member.api, `/api/bookings/${bookingId}`)).status)
    .toBe('confirmed');
}

function requestOf(member: Member, visit: Visit) {
  return {
    serviceId: visit.service.id,
    professionalId: visit.professional.id,
    clientId: member.id,
    bookingDate: visit.startsAt,
    location: visit.address,
  };
}

/** Returns the client's bookings of this slot, as stored by the server. */
export async function bookingsOf(member: Member, visit: Visit): Promise<{ id: string; status: string }[]> {
  const { items } = await read<{
    items: { id: string; status: string; professional_id: string; booking_date: string }[];
  }>(member.api, '/api/bookings');
  return items.filter(
    (booking) =>
      booking.professional_id === visit.professional.id &&
      Date.parse(booking.booking_date) === Date.parse(visit.startsAt),
  );
}

interface Photo {
  caption: string;
}

/** Finds a professional with a matching portfolio, with what the profile page shows. */
export async function findPortfolio(api: APIRequestContext, isWanted: (photos: Photo[]) => boolean) {
  const { items } = await readOnce<Listed>(api, '/api/professionals?limit=96&sort=name_asc&verified=true');
  for (const { id, name } of items) {
    const { items: photos } = await readOnce<{ items: Photo[] }>(api, `/api/professionals/${id}/work-photos`);
    if (!isWanted(photos)) continue;
    const { items: services } = await readOnce<{
      items: { id: string; name: string; description: string; price: string }[];
    }>(api, `/api/professionals/${id}/services`);
    const detail = await readOnce<{ bio: string; service_area: string; years_experience: number }>(
      api,
      `/api/professionals/${id}`,
    );
    return { id, name, photos, services, detail };
  }
  throw new Error('No professional of the demo has such a portfolio');
}

/** Requests what no test changes once per worker. */
const listings = new Map<string, Promise<unknown>>();
function readOnce<Body>(api: APIRequestContext, path: string): Promise<Body> {
  const known = listings.get(path) ?? read<Body>(api, path);
  listings.set(path, known);
  return known as Promise<Body>;
}

async function read<Body>(api: APIRequestContext, path: string): Promise<Body> {
  const answer = await api.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return (await answer.json()) as Body;
}

/** Returns the sign-in email of a visit's professional; the site shows it to nobody who has not paid. */
export function emailOf({ professional }: Visit): string {
  const owner = demoProfessionals.find(({ firstName, lastName }) => `${firstName} ${lastName}` === professional.name);
  if (!owner) throw new Error(`${professional.name} is nobody of the demo`);
  return owner.email;
}
