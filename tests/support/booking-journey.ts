import type { Kysely } from 'kysely';
import { expect, vi } from 'vitest';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { epochMinutesOf, localDate, wallClockToInstant, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { minuteOfDay } from '#app/lib/dates/wall-time.ts';
import type { ErrorBody } from '#app/platform/errors/error-response.server.ts';
import type { Tables } from '#app/platform/database/tables.server.ts';
import { buildClient } from '#tests/factories/accounts.ts';
import type { Bookable } from '#tests/factories/bookable.ts';
import { buildSession, type TestSession } from '#tests/factories/sessions.ts';
import type { RunningApp } from './running-app.ts';
import type { TestDatabase } from './test-database.ts';

export type Person = TestSession & { id: string; email: string };
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body & ErrorBody; headers: Headers };

/** Returns a slot this many days from today in a time zone: "2027-01-10T10:00:00-06:00". */
export function slotAt(daysAhead: number, time: string, timeZone: string = platformTimeZone): string {
  const date = addDays(localDate(epochMinutesOf(new Date()), timeZone), daysAhead);
  return toIsoWithOffset(wallClockToInstant(date, minuteOfDay(time), timeZone), timeZone);
}

export type BookingJourney = ReturnType<typeof bookingJourney>;

/** Books, pays and cancels over HTTP, as people do. */
export function bookingJourney(
  app: Pick<RunningApp, 'url' | 'sandbox'>,
  { db, pool }: Pick<TestDatabase, 'db' | 'pool'>,
) {
  const call = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    options: { as?: Pick<Person, 'bearer'>; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> => {
    const { as, body, headers } = options;
    const response = await fetch(`${app.url}/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as?.bearer, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : {}) as Answer<Body>['body'],
    };
  };
  const person = async (overrides: Parameters<typeof buildClient>[1] = {}): Promise<Person> =>
    personOf(db, await buildClient(db, overrides));
  const requestOf = (
    client: { id: string },
    { professional, service }: Bookable,
    overrides: Record<string, unknown> = {},
  ) => ({
    serviceId: service.id,
    professionalId: professional.id,
    clientId: client.id,
    bookingDate: slotAt(10, '10:00'),
    location: '1100 Congress Ave, Austin, TX 78701',
    ...overrides,
  });
  const request = (client: Person, bookable: Bookable, overrides: Record<string, unknown> = {}) =>
    call<{ bookingId: string; checkoutUrl: string }>('POST', '/functions/create-checkout-session', {
      as: client,
      body: requestOf(client, bookable, overrides),
    });
  /** Creates a pending booking with an open checkout. */
  const pending = async (client: Person, bookable: Bookable, overrides: Record<string, unknown> = {}) => {
    const answer = await request(client, bookable, overrides);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { ...answer.body, sessionId: await sessionOf(answer.body.bookingId) };
  };
  /** Creates a booking that is paid, and confirmed by the webhook. */
  const confirmed = async (client: Person, bookable: Bookable, overrides: Record<string, unknown> = {}) => {
    const booking = await pending(client, bookable, overrides);
    await app.sandbox.pay(booking.sessionId);
    await eventually(async () => expect(await statusOf(booking.bookingId)).toBe('confirmed'));
    return booking;
  };
  const sessionOf = async (bookingId: string): Promise<string> => {
    const checkout = await db
      .selectFrom('checkouts')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return checkout.stripe_session_id ?? '';
  };
  const statusOf = async (bookingId: string) =>
    (await db.selectFrom('bookings').select('status').where('id', '=', bookingId).executeTakeFirst())?.status ?? 'gone';
  /** Waits until no webhook is in flight and none of our jobs is left. */
  const quiet = () =>
    eventually(async () => {
      expect(await app.sandbox.pendingDeliveries()).toEqual([]);
      const { rows } = await pool.query(
        `select name, state from pgboss.job where state in ('created', 'retry', 'active')
           and name in ('payments.stripe-event', 'connected-accounts.active', 'payments.refund', 'payments.abandoned-checkout', 'payments.transfer', 'payments.transfer-reversal', 'bookings.event',
             'notifications.booking-mail', 'notifications.push', 'notifications.reminder-mail', 'notifications.payout-mail',
             'payments.transfer-sent', 'payments.dispute-change', 'payments.refund-change', 'notifications.closure-mail')`,
      );
      expect(rows).toEqual([]);
    });
  return { call, person, requestOf, request, pending, confirmed, sessionOf, statusOf, quiet };
}

export async function personOf(db: Kysely<Tables>, { id, email }: { id: string; email: string }): Promise<Person> {
  return { id, email, ...(await buildSession(db, id)) };
}

/** Waits until a check passes. */
export function eventually<T>(check: () => Promise<T> | T): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 25 });
}

export type BookingAnswer = Answer<BookingDto>;

/** Reads the rows that a refused call must not change. */
export async function bookingTables(db: Kysely<Tables>) {
  const [bookings, checkouts, payments, refunds] = await Promise.all([
    db.selectFrom('bookings').selectAll().orderBy('id').execute(),
    db.selectFrom('checkouts').selectAll().orderBy('booking_id').execute(),
    db.selectFrom('payments').selectAll().orderBy('id').execute(),
    db.selectFrom('refunds').selectAll().orderBy('id').execute(),
  ]);
  return { bookings, checkouts, payments, refunds };
}
