import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, slotAt, type BookingJourney, type Person } from '../booking-journey.ts';
import type { TestDatabase } from '../test-database.ts';
import type { TwoInstances } from './two-instances.ts';

type Site = Pick<TwoInstances, 'sandbox'> & { url: string };
type Payable = Awaited<ReturnType<typeof buildPayable>>;

interface StreamOptions {
  /** Pays each booking before it is cancelled. */
  isPaid?: boolean;
}

/**
 * Readers, and clients who book and cancel, until the signal; each returns what became of each request: `booked 200`.
 */
export async function openStreams(
  site: Site,
  { db, pool }: TestDatabase,
  end: AbortSignal,
  { isPaid = false }: StreamOptions = {},
): Promise<Promise<string[]>[]> {
  const journey = bookingJourney(site, { db, pool });
  const offers = await Promise.all(Array.from({ length: 3 }, () => buildPayable(db, site.sandbox)));
  const clients = await Promise.all(offers.map(() => journey.person()));
  const bookings = offers.map((offer, index) => {
    const client = clients[index];
    if (!client) throw new Error('Each offer has its client');
    let day = 0;
    return async () => {
      const answers = await book({ site, journey, client, offer, day: 3 + ((day += 1) % 60), isPaid });
      // Limits are for people, who do not book this often.
      await pool.query('truncate rate_limits, hold_records');
      return answers;
    };
  });
  const readers = ['/', `/professionals/${offers[0]?.professional.id}`, '/api/professionals', '/login'];
  return [...readers.map((path) => () => read(`${site.url}${path}`)), ...bookings].map((act) => repeat(act, end));
}

/** Returns how many times each answer came, by its text. */
export function countAnswers(streams: readonly string[][]): Record<string, number> {
  const counted = [...Map.groupBy(streams.flat(), (answer) => answer)].map(
    ([answer, all]) => [answer, all.length] as const,
  );
  return Object.fromEntries(counted.sort(([one], [other]) => one.localeCompare(other)));
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.text();
  return `read ${answer.status}`;
}

interface Booking {
  site: Site;
  journey: BookingJourney;
  client: Person;
  offer: Payable;
  day: number;
  isPaid: boolean;
}

async function book({ site, journey, client, offer, day, isPaid }: Booking): Promise<string[]> {
  const { status, body } = await journey.request(client, offer, { bookingDate: slotAt(day, '10:00') });
  if (status !== 200) return [answerText('booked', { status, body })];
  const { bookingId } = body;
  const steps = isPaid
    ? [...(await pay(site, journey, client, bookingId)), await cancelPaid(journey, client, bookingId)]
    : [await cancelHold(journey, client, bookingId)];
  return [`booked ${status}`, ...steps];
}

async function cancelHold(journey: BookingJourney, client: Person, bookingId: string): Promise<string> {
  return answerText(
    'cancelled',
    await journey.call('POST', '/functions/cancel-booking', { as: client, body: { bookingId } }),
  );
}

async function cancelPaid(journey: BookingJourney, client: Person, bookingId: string): Promise<string> {
  const preview = await journey.call<{ refund_amount: string }>('GET', `/bookings/${bookingId}/refund-preview`, {
    as: client,
  });
  if (preview.status !== 200) return answerText('previewed', preview);
  const body = { expectedRefund: preview.body.refund_amount };
  const path = `/bookings/${bookingId}/cancel-and-refund`;
  return answerText('cancelled', await journey.call('POST', path, { as: client, body }));
}

async function pay(site: Site, journey: BookingJourney, client: Person, bookingId: string): Promise<string[]> {
  const sessionId = await journey.sessionOf(bookingId);
  await site.sandbox.pay(sessionId);
  const body = { bookingId, sessionId };
  const path = '/functions/handle-successful-payment';
  return [answerText('paid', await journey.call('POST', path, { as: client, body }))];
}

/** What became of a request; a refusal with all that was said. */
function answerText(what: string, { status, body }: { status: number; body: unknown }): string {
  return status === 200 ? `${what} ${status}` : `${what} ${status} ${JSON.stringify(body)}`;
}

async function repeat(act: () => Promise<string | string[]>, end: AbortSignal): Promise<string[]> {
  const answers: string[] = [];
  while (!end.aborted)
    answers.push(
      ...[
        await act().catch(
          (error: unknown) => `broken: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
        ),
      ].flat(),
    );
  return answers;
}
