import fc from 'fast-check';
import { it } from 'vitest';
import { completeFinished } from '#app/features/booking-outcomes/complete/commands/complete-finished.server.ts';
import { reconcileCheckouts, silenceMinutes } from '#app/features/holds/payment/commands/reconcile-checkouts.server.ts';
import { catchUpWithStripe } from '#app/features/stripe-events/commands/catch-up-with-stripe.server.ts';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { asScheduled } from '#tests/support/money/as-scheduled.ts';
import { bookingJourney, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectFiguresAgree } from '#tests/support/money/figure-invariants.ts';
import { expectBalance } from '#tests/support/money/ledger-invariants.ts';
import { expectStripeAgrees } from '#tests/support/money/payout-invariants.ts';
import { forge, sendEvent } from '#tests/support/money/forged-events.ts';
import { history, told, type Step } from '#tests/support/money/money-steps.ts';
import { expectOnlyStripeFails } from '#tests/support/money/only-stripe-fails.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import type { PlannedFault } from '#tests/support/sandbox-control.ts';
import { expectStatementsAgree } from '#tests/support/money/statement-invariants.ts';
import { stripeSide } from '#tests/support/money/stripe-side.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, pending, quiet } = bookingJourney(app, testDatabase);
// Webhooks come only when a history says so, in the order that it says.
await app.sandbox.webhooks({ mode: 'dropped' });
const admin = await person({ role: 'admin' });
const atStripe = stripeSide(app.sandbox);

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
    await db
      .updateTable('professionals')
      .set({ profile_id: session.id })
      .where('id', '=', offer.professional.id)
      .execute();
    const visits: World['visits'] = [];
    for (const day of [5, 6, 7]) {
      // A client has one unpaid hold with a professional: each is taken by somebody else, and handed over.
      const { bookingId, sessionId } = await pending(await person(), offer, { bookingDate: slotAt(day, '09:00') });
      await db.updateTable('bookings').set({ client_id: client.id }).where('id', '=', bookingId).execute();
      visits.push({ id: bookingId, sessionId });
    }
    return new World(client, { id: offer.professional.id, session }, visits);
  }

  /** @returns the status that the caller heard; what is impossible just now is refused, and that is all. */
  async take(step: Step): Promise<number> {
    if (step.do === 'webhook') return this.tell(step.which, step.copies);
    if (step.do === 'time') return this.passTime(step.minutes);
    if (step.do === 'fail') return this.fail(step);
    if (step.do === 'forge') return forge(app, call, step);
    if (step.do === 'end-refund') return this.endRefund(step.which, step.ending);
    if (step.do === 'decide-refund') return this.decideRefund(step.which, step.way);
    // Stripe's failures are the job's to repeat.
    if (step.do === 'catch-up')
      return catchUpWithStripe().then(
        () => 200,
        () => 200,
      );
    if (step.do === 'connect') {
      await db
        .updateTable('professionals')
        .set({ stripe_account_status: step.active ? 'active' : 'restricted' })
        .where('id', '=', this.professional.id)
        .execute();
      return 200;
    }
    const visit = this.visits[step.which % this.visits.length];
    return visit ? this.change(step, visit) : 200;
  }

  private async change(
    step: Extract<Step, { which: number }>,
    { id, sessionId }: World['visits'][number],
  ): Promise<number> {
    switch (step.do) {
      case 'pay':
        return app.sandbox.pay(sessionId).then(
          () => this.come(id, sessionId),
          () => 200,
        );
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
        return atStripe.dispute(id);
      case 'refund-at-stripe':
        return atStripe.refund(id, step.cents);
      case 'reverse-at-stripe':
        return atStripe.reverse(id, step.cents);
      case 'decide':
        return atStripe.decide(id, step.outcome);
      case 'delete':
        return (await call('DELETE', `/bookings/${id}`, { as: this.client })).status;
      case 'reschedule':
        return this.reschedule(id, step.day);
      case 'move':
        // Another visit may be there already.
        return moveVisit(db, id, step.minutes - this.visits.findIndex((visit) => visit.id === id) * 120).then(
          () => 200,
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

  /** To a time that may be another visit's, or gone when the answer comes. */
  private async reschedule(id: string, day: number): Promise<number> {
    const visit = await db
      .selectFrom('bookings')
      .select(['start_time', 'time_zone'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!visit) return 200;
    return this.post(`/bookings/${id}/reschedule`, this.client, {
      expectedStart: toIsoWithOffset(epochMinutesOf(visit.start_time), visit.time_zone),
      newStart: slotAt(day, '09:00'),
    });
  }

  private async cancelAsShown(id: string): Promise<number> {
    const { body } = await call<{ refund_amount: string }>('GET', `/bookings/${id}/refund-preview`, {
      as: this.client,
    });
    return this.post(`/bookings/${id}/cancel-and-refund`, this.client, { expectedRefund: body.refund_amount });
  }

  private async settle(bookingId: string, outcome: string, cents: number): Promise<number> {
    const report = await db
      .selectFrom('problem_reports')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirst();
    if (!report) return 200;
    return this.post(`/admin/problems/${report.id}/settlement`, admin, {
      outcome,
      refund: (cents / 100).toFixed(2),
      settlement: 'Words',
    });
  }

  private async endRefund(which: number, ending: 'failed' | 'canceled' | 'requires_action'): Promise<number> {
    const mine = new Set(await this.chargeIds());
    const refunds = (await app.sandbox.state()).objects.refund.filter(({ charge }) => mine.has(charge as string));
    const refund = refunds[which % Math.max(1, refunds.length)];
    return refund
      ? app.sandbox.endRefund(refund.id, ending).then(
          () => 200,
          () => 200,
        )
      : 200;
  }

  private async decideRefund(which: number, way: 'retry' | 'paid-otherwise'): Promise<number> {
    const stopped = await db
      .selectFrom('refunds')
      .select('id')
      .where('stopped_at', 'is not', null)
      .where('status', '=', 'requested')
      .where(
        'booking_id',
        'in',
        this.visits.map(({ id }) => id),
      )
      .execute();
    const refund = stopped[which % Math.max(1, stopped.length)];
    return refund
      ? this.post(
          `/admin/refunds/${refund.id}/${way}`,
          admin,
          way === 'retry' ? undefined : { how: 'By bank transfer' },
        )
      : 200;
  }

  private async passTime(minutes: number): Promise<number> {
    const now = new Date(Date.now() + minutes * 60_000);
    const sweeps = [reconcileCheckouts(now), sweepTransfers(now), sweepTransfers(now)];
    await Promise.all([...sweeps.map(asScheduled), completeFinished(now)]);
    return 200;
  }

  private async fail(fault: Extract<Step, { do: 'fail' }>): Promise<number> {
    const kind: PlannedFault =
      fault.kind === 'status' ? { kind: 'status', status: fault.status, stored: fault.stored } : { kind: fault.kind };
    // Eight times in a row is a Stripe that is down for a while: its library tries three times.
    await app.sandbox.fail({ ...kind, method: fault.method, path: fault.path, count: fault.times });
    return 200;
  }

  /** Any event that ever was, however late, however often. */
  private async tell(which: number, copies: number): Promise<number> {
    const { objects } = await app.sandbox.state();
    const events = objects.event.filter(({ type }) => told.test(type));
    const event = events[which % Math.max(1, events.length)];
    if (!event) return 200;
    return sendEvent(call, event, copies);
  }

  private async chargeIds(): Promise<string[]> {
    const charges = await Promise.all(this.visits.map(({ id }) => app.sandbox.chargesOf(id)));
    return charges.flat().map(({ id }) => id);
  }

  async expectFigures(isSettled: boolean): Promise<void> {
    const professional = { id: this.professional.id, profileId: this.professional.session.id };
    await expectStatementsAgree(db, professional, isSettled);
    await expectFiguresAgree(db, { professional, clientId: this.client.id });
  }

  /** Time passes until nothing is left to happen. */
  async settleAll(): Promise<void> {
    await app.sandbox.clearFaults();
    await db
      .updateTable('professionals')
      .set({ stripe_account_status: 'active' })
      .where('id', '=', this.professional.id)
      .execute();
    for (const { id } of this.visits) {
      await atStripe.decide(id, 'won');
      await this.settle(id, 'none', 0);
    }
    // Payments first: what is refunded of one that nobody has heard of waits for it.
    await asScheduled(reconcileCheckouts(new Date(Date.now() + (silenceMinutes + 1) * 60_000)));
    await catchUpWithStripe();
    await hurry();
    await quiet();
    for (let hours = 0; hours <= 24; hours += 6) {
      const now = new Date(Date.now() + hours * 3_600_000 + (silenceMinutes + 1) * 60_000);
      await Promise.all([reconcileCheckouts(now), sweepTransfers(now)].map(asScheduled));
    }
    await quiet();
    // What failed at Stripe is paid in the end: each decision may fail once more before.
    while ((await this.decideRefund(0, 'paid-otherwise'), await this.hasStopped())) await quiet();
    await catchUpWithStripe();
    await hurry();
    await asScheduled(sweepTransfers(new Date(Date.now() + 24 * 3_600_000)));
    await quiet();
  }

  private async hasStopped(): Promise<boolean> {
    const { rowCount } = await pool.query(
      `select from refunds where status = 'requested' and stopped_at is not null and booking_id = any($1)`,
      [this.visits.map(({ id }) => id)],
    );
    return rowCount !== 0;
  }
}

/** Jobs that wait for another try do it now. */
async function hurry(): Promise<void> {
  await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await quiet();
}

it(
  'whatever happens to visits and to Stripe, every cent is accounted for',
  { ...proves('OPEN-02', 'OPEN-04', 'OPEN-05'), timeout: 120_000 * rounds },
  async () => {
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const world = await World.create();
        for (const moment of moments) {
          await expectOnlyStripeFails(moment, (step) => world.take(step));
          await expectBalance();
          await world.expectFigures(false);
        }
        await world.settleAll();
        await expectBalance();
        await world.expectFigures(true);
        await expectStripeAgrees(db, await app.sandbox.state());
        await pool.query('truncate rate_limits');
      }),
      { numRuns: rounds, endOnFailure: true },
    );
  },
);
