import { addDays } from '#app/lib/dates/plain-date.ts';
import { platformTimeZone, wallClockToInstant } from '#app/lib/dates/time-zone.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { buildSession, type TestSession } from '#tests/factories/sessions.ts';
import type { Bookable } from '../marketplaces/booking-marketplace.ts';

export type SignedInClient = { id: string; session: TestSession };

const atOnce = 16;
const firstHour = 9;
const hoursADay = 6;

/** Signs in clients, without the cost of their passwords. */
export async function signInClients(db: Connection, ids: readonly string[]): Promise<SignedInClient[]> {
  const signedIn = [];
  for (const id of ids) signedIn.push({ id, session: await buildSession(db, id) });
  return signedIn;
}

/**
 * Books `count` times over HTTP, with a checkout at Stripe, a few at a time: each client and each hour of a
 * professional once, from so many days ahead.
 * @throws Error if one is refused
 */
export async function bookAll(
  url: string,
  { bookables, clients }: { bookables: readonly Bookable[]; clients: readonly SignedInClient[] },
  count: number,
  daysAhead: number,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const left = Array.from({ length: count }, (_, index) => index);
  const worker = async () => {
    for (let index = left.pop(); index !== undefined; index = left.pop()) {
      const [bookable, client] = [bookables[index % bookables.length], clients[index % clients.length]];
      if (!bookable || !client) throw new Error('Nobody to book, or nobody who books');
      const slot = Math.floor(index / bookables.length);
      const day = addDays(today, daysAhead + Math.floor(slot / hoursADay));
      const startsAt = wallClockToInstant(day, (firstHour + (slot % hoursADay)) * 60, platformTimeZone);
      await book(url, bookable, client, new Date(startsAt * 60_000).toISOString());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function book(
  url: string,
  { professionalId, serviceId }: Bookable,
  { id, session }: SignedInClient,
  bookingDate: string,
): Promise<void> {
  const answer = await fetch(`${url}/api/functions/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session.bearer },
    body: JSON.stringify({
      serviceId,
      professionalId,
      clientId: id,
      bookingDate,
      location: '500 E 7th St, Austin, TX 78701',
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The booking was answered with ${answer.status}: ${text}`);
}
