import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { completeFinished } from '#app/features/bookings/commands/complete-finished.server.ts';
import { reconcileCheckouts, silenceMinutes } from '#app/features/bookings/commands/reconcile-checkouts.server.ts';
import { sweepTransfers } from '#app/features/payments/commands/sweep-transfers.server.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectBalance } from '#tests/support/ledger-invariants.ts';
import { expectStripeAgrees } from '#tests/support/payout-invariants.ts';
import { rounds } from '#tests/support/rounds.ts';
import { startRunningApp, webhookSecret } from '#tests/support/running-app.ts';
import type { PlannedFault } from '#tests/support/sandbox-control.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, quiet } = bookingJourney(app, testDatabase);
// Webhooks come only when a history says so, in the order that it says.
await app.sandbox.webhooks({ mode: 'dropped' });
const admin = await person({ role: 'admin' });

const faults = ['reset', 'reset_after', 'status'] as const;
const which = fc.nat(9);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pay' as const), which }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('complete' as const, 'client-cancels' as const, 'professional-cancels' as const, 'admin-cancels' as const), which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('report' as const, 'dispute' as const), which }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const), which, outcome: fc.constantFrom('full', 'partial', 'none'), cents: fc.integer({ min: 1, max: 7_500 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), which, outcome: fc.constantFrom('won' as const, 'lost' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), which, minutes: fc.constantFrom(-26 * 60, -90, 60, 30 * 60) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('webhook' as const), which: fc.nat(99), copies: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('fail' as const), kind: fc.constantFrom(...faults), path: fc.constantFrom('/v1/transfers', '/v1/refunds', '/v1/'), stored: fc.boolean(), status: fc.constantFrom(400 as const, 500 as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('connect' as const), active: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('time' as const), minutes: fc.constantFrom(0, 5, 90, 26 * 60) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** Steps in one moment happen at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 20, size: 'max' });

/** One professional and three visits whose checkouts are open. */
class World {
  private readonly visits: { id: string; sessionId: string }[];
  private readonly client: Person;
  private readonly professional: { id: string; session: Person };

  private constructor(client: Person, professional: World['professional'], visits: World['visits']) {
    this.client = client;
    this.professional = professional;
    this.visits = visits;
  }

  static async create(): Promise<World> {
    const offer = await buildPayable(db, app.sandbox);
    const client = await person();
    const session = await person();
    await db.updateTable('professionals').set({ profile_id: session.id }).where('id', '=', offer.professional.id).execute();
    const visits: World['visits'] = [];
    for (const day of [5, 6, 7]) {
      const { bookingId, sessionId } = await pending(client, offer, { bookingDate: slotAt(day, '09:00') });
      visits.push({ id: bookingId, sessionId });
    }
    return new World(client, { id: offer.professional.id, session }, visits);
  }

  /** @returns the status that the caller heard; what is impossible just now is refused, and that is all. */
  async take(step: Step): Promise<number> {
    if (step.do === 'webhook') return this.tell(step.which, step.copies);
    if (step.do === 'time') return this.passTime(step.minutes);
    if (step.do === 'fail') return this.fail(step);
    if (step.do === 'connect') {
      await db.updateTable('professionals').set({ stripe_account_status: step.active ? 'active' : 'restricted' }).where('id', '=', this.professional.id).execute();
      return 200;
    }
    const visit = this.visits[step.which % this.visits.length];
    return visit ? this.change(step, visit) : 200;
  }

  private async change(step: Extract<Step, { which: number }>, { id, sessionId }: World['visits'][number]): Promise<number> {
    switch (step.do) {
      case 'pay':
        return app.sandbox.pay(sessionId).then(() => this.come(id, sessionId), () => 200);
      case 'complete':
        return this.post(`/bookings/${id}/complete`, this.professional.session);
      case 'client-cancels':
        return this.cancelAsShown(id);
      case 'professional-cancels':
        return this.post(`/bookings/${id}/cancel-and-refund`, this.professional.session, {});
      case 'admin-cancels':
        return this.post(`/bookings/${id}/cancel-and-refund`, admin, { reason: 'A reason' });
      case 'report':
        return this.post(`/bookings/${id}/problem`, this.client, { kind: 'other', description: 'Words' });
      case 'settle':
        return this.settle(id, step.outcome, step.cents);
      case 'dispute':
        return this.dispute(id);
      case 'decide':
        return this.decide(id, step.outcome);
      case 'move':
        return moveVisit(db, id, step.minutes - this.visits.findIndex((visit) => visit.id === id) * 120).then(
          () => 200,
          // Another visit is there already.
          () => 200,
        );
      default:
        return 200;
    }
  }

  private async post(path: string, as: Person, body?: object): Promise<number> {
    return (await call('POST', path, { as, ...(body ? { body } : {}) })).status;
  }

  private come(bookingId: string, sessionId: string): Promise<number> {
    return this.post('/functions/handle-successful-payment', this.client, { bookingId, sessionId });
  }

  private async cancelAsShown(id: string): Promise<number> {
    const { body } = await call<{ refund_amount: string }>('GET', `/bookings/${id}/refund-preview`, { as: this.client });
    return this.post(`/bookings/${id}/cancel-and-refund`, this.client, { expectedRefund: body.refund_amount });
  }

  private async settle(bookingId: string, outcome: string, cents: number): Promise<number> {
    const report = await db.selectFrom('problem_reports').select('id').where('booking_id', '=', bookingId).executeTakeFirst();
    if (!report) return 200;
    return this.post(`/admin/problems/${report.id}/settlement`, admin, { outcome, refund: (cents / 100).toFixed(2), settlement: 'Words' });
  }

  private async dispute(bookingId: string): Promise<number> {
    const [charge] = await app.sandbox.chargesOf(bookingId);
    // A bank asks back what the client still has not: at most once, and not what was refunded.
    if (charge && !charge.disputed && charge.amount_refunded === 0) await app.sandbox.dispute(charge.id);
    return 200;
  }

  private async decide(bookingId: string, outcome: 'won' | 'lost'): Promise<number> {
    const [charge] = await app.sandbox.chargesOf(bookingId);
    const open = (await app.sandbox.disputes()).find((dispute) => dispute.charge === charge?.id && dispute.status === 'needs_response');
    // What was refunded meanwhile cannot be lost once more: Stripe withdraws no more than is left.
    if (open) await app.sandbox.closeDispute(open.id, charge && charge.amount_refunded > 0 ? 'won' : outcome);
    return 200;
  }

  private async passTime(minutes: number): Promise<number> {
    const now = new Date(Date.now() + minutes * 60_000);
    await Promise.all([reconcileCheckouts(now), completeFinished(now), sweepTransfers(now), sweepTransfers(now)]);
    return 200;
  }

  private async fail(fault: Extract<Step, { do: 'fail' }>): Promise<number> {
    const kind: PlannedFault = fault.kind === 'status' ? { kind: 'status', status: fault.status, stored: fault.stored } : { kind: fault.kind };
    await app.sandbox.fail({ ...kind, method: 'POST', path: fault.path, count: 1 });
    return 200;
  }

  /** Any event that ever was, however late, however often. */
  private async tell(which: number, copies: number): Promise<number> {
    const { objects } = await app.sandbox.state();
    const events = objects.event.filter(({ type }) => /^(checkout\.session|charge\.dispute)\./.test(type));
    const event = events[which % Math.max(1, events.length)];
    if (!event) return 200;
    return send(event, copies);
  }

  private async chargeIds(): Promise<string[]> {
    const charges = await Promise.all(this.visits.map(({ id }) => app.sandbox.chargesOf(id)));
    return charges.flat().map(({ id }) => id);
  }

  /** Time passes until nothing is left to happen. */
  async settleAll(): Promise<void> {
    await app.sandbox.forgetFaults();
    await db.updateTable('professionals').set({ stripe_account_status: 'active' }).where('id', '=', this.professional.id).execute();
    for (const { id } of this.visits) {
      await this.decide(id, 'won');
      await this.settle(id, 'none', 0);
    }
    // Stripe tells of a dispute until it is heard.
    await pool.query(`delete from stripe_events where type like 'charge.dispute.%'`);
    const mine = new Set(await this.chargeIds());
    const { objects } = await app.sandbox.state();
    const told = objects.event.filter(({ type, data }) => type.startsWith('charge.dispute.') && mine.has((data.object as Stripe.Dispute).charge as string));
    await Promise.all(told.map((event) => send(event, 1)));
    await quiet();
    for (let hours = 0; hours <= 24; hours += 6) {
      const now = new Date(Date.now() + hours * 3_600_000 + (silenceMinutes + 1) * 60_000);
      await Promise.all([reconcileCheckouts(now), sweepTransfers(now)]);
    }
    await quiet();
  }
}

async function send(event: Stripe.Event, copies: number): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const sent = Array.from({ length: copies }, () => call('POST', '/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } }));
  return Math.max(...(await Promise.all(sent)).map(({ status }) => status));
}

it('OPEN-02 OPEN-04 OPEN-05 whatever happens to visits and to Stripe, every cent is accounted for', { timeout: 120_000 * rounds }, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (moments) => {
      const world = await World.create();
      for (const moment of moments) {
        const heard = await Promise.all(moment.map((each) => world.take(each)));
        // Stripe's own failures are passed on as what they are; nothing else is our fault.
        expect(heard.filter((status) => status >= 500 && status !== 502 && status !== 503)).toEqual([]);
        await expectBalance();
      }
      await world.settleAll();
      await expectBalance();
      await expectStripeAgrees(db, await app.sandbox.state());
      await pool.query('truncate rate_limits');
    }),
    { numRuns: rounds, endOnFailure: true },
  );
});
