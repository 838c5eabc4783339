import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { reconcileCheckouts, silenceMinutes } from '#app/features/holds/payment/commands/reconcile-checkouts.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildBookable, buildStripePrice } from '#tests/factories/bookable.ts';
import { buildService } from '#tests/factories/services.ts';
import { asScheduled } from '#tests/support/money/as-scheduled.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectMoneyAndBookingsAgree } from '#tests/support/money/money-invariants.ts';
import { expectOnlyStripeFails } from '#tests/support/money/only-stripe-fails.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp, webhookSecret } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, requestOf, quiet } = bookingJourney(app, testDatabase);
// Webhooks come only when a history says so, in the order that it says.
await app.sandbox.webhooks({ mode: 'dropped' });

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      client: fc.nat(2),
      time: fc.nat(3),
      long: fc.boolean(),
      direct: fc.nat(9).map((n) => n === 0),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'pay' as const,
        'return' as const,
        'cancel' as const,
        'expire' as const,
        'delete' as const,
        'withdraw' as const,
      ),
      which: fc.nat(9),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('webhook' as const),
      which: fc.nat(99),
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), client: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reconcile' as const),
      minutes: fc.constantFrom(0, 2, silenceMinutes + 1, 40),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      kind: fc.constantFrom('reset' as const, 'reset_after' as const, 'status' as const),
      method: fc.constantFrom('POST' as const, 'GET' as const),
      path: fc.constantFrom('/v1/checkout/sessions', '/v1/refunds', '/v1/'),
      times: fc.constantFrom(1, 1, 8),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Change = Extract<Step, { which: number; copies?: never }>['do'];
/** Steps in one moment happen at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 16, size: 'max' });

const times = ['09:00', '10:00', '11:00', '12:00'];

/** One professional with a service of one hour and one of two, three clients, and what they have booked so far. */
class World {
  readonly clients: Person[];
  private readonly bookings: { id: string; client: Person }[] = [];
  private readonly offers: Awaited<ReturnType<typeof buildBookable>>[];

  private constructor(clients: Person[], offers: Awaited<ReturnType<typeof buildBookable>>[]) {
    this.clients = clients;
    this.offers = offers;
  }

  static async create(): Promise<World> {
    const short = await buildBookable(db, { times: { duration: 60, buffer_time: 15 } });
    const price = await buildStripePrice('120.00');
    const long = await buildService(db, {
      ...price,
      professional_id: short.professional.id,
      price: '120.00',
      duration: 120,
    });
    return new World(await Promise.all([person(), person(), person()]), [short, { ...short, service: long }]);
  }

  /** @returns the status that the caller heard; what is impossible just now is refused, and that is all. */
  async take(step: Step): Promise<number> {
    if (step.do === 'request') return this.request(step);
    if (step.do === 'webhook') return this.tell(step.which, step.copies);
    if (step.do === 'leave')
      return (await call('POST', '/functions/delete-user-account', { as: this.personNamed(step.client) })).status;
    if (step.do === 'fail') return fail(step);
    if (step.do === 'reconcile')
      return asScheduled(reconcileCheckouts(new Date(Date.now() + step.minutes * 60_000))).then(() => 200);
    const booking = this.bookings[step.which % Math.max(1, this.bookings.length)];
    return booking ? this.change(step.do, booking) : 200;
  }

  private personNamed(index: number): Person {
    const person = this.clients[index];
    if (!person) throw new Error('The world has three clients');
    return person;
  }

  private async request({ client, time, long, direct }: Extract<Step, { do: 'request' }>): Promise<number> {
    const [who, offer] = [this.personNamed(client), this.offers[long ? 1 : 0]];
    if (!offer) throw new Error('The world has two services');
    const path = direct ? '/bookings' : '/functions/create-checkout-session';
    const body = requestOf(who, offer, { bookingDate: slotAt(10, times[time] ?? '09:00') });
    const answer = await call<{ id?: string; bookingId?: string }>('POST', path, { as: who, body });
    const id = answer.body.bookingId ?? answer.body.id;
    if (id && !this.bookings.some((known) => known.id === id)) this.bookings.push({ id, client: who });
    return answer.status;
  }

  private async change(what: Change, { id, client }: { id: string; client: Person }): Promise<number> {
    if (what === 'cancel')
      return (await call('POST', '/functions/cancel-booking', { as: client, body: { bookingId: id } })).status;
    if (what === 'withdraw') return withdraw(id);
    if (what === 'delete') return (await call('DELETE', `/bookings/${id}`, { as: client })).status;
    const [session] = await app.sandbox.sessionsOf(id);
    if (!session) return 200;
    if (what === 'return') {
      return (
        await call('POST', '/functions/handle-successful-payment', {
          as: client,
          body: { bookingId: id, sessionId: session.id },
        })
      ).status;
    }
    // A session that is not open can be neither paid nor ended: the sandbox says so, as Stripe's page does.
    await (what === 'pay' ? app.sandbox.pay(session.id) : app.sandbox.expire(session.id)).catch(() => undefined);
    return 200;
  }

  /** Any event that ever was, however late, however often. */
  private async tell(which: number, copies: number): Promise<number> {
    const { objects } = await app.sandbox.state();
    const events = objects.event.filter(({ type }) => type.startsWith('checkout.session.'));
    const event = events[which % Math.max(1, events.length)];
    if (!event) return 200;
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const sent = Array.from({ length: copies }, () =>
      call('POST', '/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } }),
    );
    return Math.max(...(await Promise.all(sent)).map(({ status }) => status));
  }
}

/**
 * Stripe fails before its work or after it, once or for a while: when a checkout is opened, asked about or ended, or
 * money goes back.
 */
async function fail({ kind, method, path, times }: Extract<Step, { do: 'fail' }>): Promise<number> {
  await app.sandbox.fail({ ...(kind === 'status' ? { kind, status: 500 } : { kind }), method, path, count: times });
  return 200;
}

/** Cancelled by somebody with the right to it, who does not know of the checkout: it stays open and can be paid. */
async function withdraw(id: string): Promise<number> {
  await db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  return 200;
}

/** Time passes until nothing is left to happen: checkouts end, reconciliation finds what no webhook told. */
async function settle(): Promise<void> {
  await app.sandbox.clearFaults();
  for await (const { id } of stripe().checkout.sessions.list({ limit: 100, status: 'open' })) {
    await stripe().checkout.sessions.expire(id);
  }
  for (let pass = 1; pass === 1 || (await hasPending()); pass += 1) {
    if (pass > 10) throw new Error('A booking stays pending for ever');
    await asScheduled(reconcileCheckouts(new Date(Date.now() + 40 * 60_000 * pass)));
  }
  await quiet();
}

/** A client holds at most one unpaid time of the professional, whatever was asked for at once. */
async function expectFewHolds(): Promise<void> {
  const { rows } = await pool.query(
    `select client_id from bookings where status = 'pending' group by client_id, professional_id having count(*) > 1`,
  );
  expect(rows).toEqual([]);
}

async function hasPending(): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from bookings where status = 'pending' limit 1`);
  return rowCount !== 0;
}

it(
  'whatever happens in whatever order, money and bookings agree in the end',
  { timeout: 60_000 * (rounds + 1) },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const world = await World.create();
        for (const moment of moments) {
          // Whoever lets holds run out waits: here they would wait for the end of the history.
          await pool.query('truncate hold_records');
          await expectOnlyStripeFails(moment, (step) => world.take(step));
          await expectFewHolds();
        }
        await settle();
        await expectMoneyAndBookingsAgree(db, stripe());
      }),
      { numRuns: rounds * 3, endOnFailure: true },
    );
  },
);
