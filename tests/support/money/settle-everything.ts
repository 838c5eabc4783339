import type pg from 'pg';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { completeFinished } from '#app/features/booking-outcomes/complete/commands/complete-finished.server.ts';
import { reconcileCheckouts, silenceMinutes } from '#app/features/holds/payment/commands/reconcile-checkouts.server.ts';
import { sweepTransfers } from '#app/features/payments/transfers/commands/sweep-transfers.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobs } from '#app/jobs.server.ts';
import type { FaultRun } from '../faults/fault-run.ts';
import { asScheduled } from './as-scheduled.ts';
import { expectMoneyAndBookingsAgree } from './money-invariants.ts';
import { expectStripeAgrees } from './payout-invariants.ts';

const sandboxKey = 'sk_test_sandbox';

/**
 * Does everything that a running server would do in the next minutes, then compares: every job has finished, the
 * bookings are as acknowledged, and the database and Stripe agree to the cent.
 */
export async function settleAndCompare(run: FaultRun): Promise<void> {
  const { pool } = await run.connect();
  await startJobs(pool.options, { work: false });
  try {
    await prepareQueues(jobs);
    await expireOpenSessions(run);
    await giveJobsOfTheDeadBack(pool);
    await passTime(pool);
    await expectJobsDone(pool);
    await expectEndsKept(pool, run.ended);
    const stripe = new Stripe(sandboxKey, { ...run.stripeEndpoint(), telemetry: false });
    await expectMoneyAndBookingsAgree(database(), stripe);
    await expectStripeAgrees(database(), { objects: await movesOf(stripe) });
  } finally {
    await stopJobs();
  }
}

async function expireOpenSessions(run: FaultRun): Promise<void> {
  const stripe = new Stripe(sandboxKey, { ...run.stripeEndpoint(), telemetry: false });
  for await (const { id } of stripe.checkout.sessions.list({ limit: 100, status: 'open' }))
    await stripe.checkout.sessions.expire(id);
}

/** Does what the queue itself does two minutes after a process died while working on a job. */
async function giveJobsOfTheDeadBack(pool: pg.Pool): Promise<void> {
  await pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

const unfinished = `state in ('created', 'retry', 'active') and name not in (select name from pgboss.schedule) and name not like '\\_\\_%'`;

async function passTime(pool: pg.Pool): Promise<void> {
  for (let minutes = silenceMinutes + 1; minutes < 60; minutes += 2) {
    const now = new Date(Date.now() + minutes * 60_000);
    await asScheduled(reconcileCheckouts(now));
    await completeFinished(now);
    await asScheduled(sweepTransfers(now));
    await workOff(pool);
    if (await isSettled(pool)) return;
  }
  expect.unreachable('not settled after an hour');
}

/** Waits until the running server has worked off all jobs, skipping their delays. */
async function workOff(pool: pg.Pool): Promise<void> {
  await vi.waitFor(
    async () => {
      await pool.query(`update pgboss.job set start_after = now() where ${unfinished} and start_after > now()`);
      const { rows } = await pool.query(
        `select name, count(*)::int as jobs from pgboss.job where ${unfinished} group by name`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
}

async function isSettled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from bookings where status = 'pending'
     union all select 1 from refunds where status = 'requested'
     union all select 1 from transfers where status not in ('sent', 'reversed', 'cancelled')
     union all select 1 from transfer_reversals where status = 'requested' limit 1`,
  );
  return rows.length === 0;
}

/** Expects that no mail, webhook or payment was given up; scheduled jobs run again anyway. */
async function expectJobsDone(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select name, data, output from pgboss.job where state = 'failed' and name not in (select name from pgboss.schedule) and name not like '\\_\\_%'`,
  );
  expect(rows).toEqual([]);
}

async function expectEndsKept(pool: pg.Pool, ended: Map<string, string>): Promise<void> {
  const { rows } = await pool.query<{ id: string; status: string }>(
    'select id, status from bookings where id = any($1)',
    [[...ended.keys()]],
  );
  const found = new Map(rows.map(({ id, status }) => [id, status]));
  expect([...ended].filter(([id, status]) => found.get(id) !== status)).toEqual([]);
}

/** Lists all transfers and charges at Stripe. */
async function movesOf(stripe: Stripe): Promise<{ transfer: Stripe.Transfer[]; charge: Stripe.Charge[] }> {
  const transfer: Stripe.Transfer[] = [];
  for await (const one of stripe.transfers.list({ limit: 100 })) transfer.push(one);
  const charge: Stripe.Charge[] = [];
  for await (const session of stripe.checkout.sessions.list({
    limit: 100,
    status: 'complete',
    expand: ['data.payment_intent.latest_charge'],
  })) {
    const intent = session.payment_intent as Stripe.PaymentIntent;
    charge.push(intent.latest_charge as Stripe.Charge);
  }
  return { transfer, charge };
}
