import { describe, expect, it } from 'vitest';
import type { ConnectedMoney } from './connected-money.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildStripePrice } from '#tests/factories/bookable.ts';
import { bookingJourney, personOf } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);

type AccountState = 'none' | 'unfinished' | 'onboarded' | 'unknown';

async function professional(state: AccountState) {
  const account = await accountIn(state);
  const record = await buildProfessional(db, { stripe_account_id: account });
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', record.profile_id)
    .executeTakeFirstOrThrow();
  return { ...(await personOf(db, profile)), account: account ?? '' };
}

async function accountIn(state: AccountState): Promise<string | null> {
  if (state === 'none') return null;
  if (state === 'unknown') return `acct_${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await stripe().accounts.create({
    country: 'US',
    controller: { stripe_dashboard: { type: 'express' } },
    capabilities: { transfers: { requested: true } },
  });
  if (state === 'onboarded') await app.sandbox.onboard(id, 'complete');
  return id;
}

/** Earns an account so many cents, as a paid visit does. */
async function earn(account: string, amount: number): Promise<void> {
  const { stripe_price_id } = await buildStripePrice('100.00');
  const session = await stripe().checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: stripe_price_id, quantity: 1 }],
    success_url: 'http://localhost/a',
    cancel_url: 'http://localhost/b',
  });
  await app.sandbox.pay(session.id);
  const { payment_intent } = await stripe().checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  const intent = typeof payment_intent === 'object' ? payment_intent : null;
  await stripe().transfers.create({
    amount,
    currency: 'usd',
    destination: account,
    source_transaction: String(intent?.latest_charge),
  });
}

const money = (as: Awaited<ReturnType<typeof person>>) =>
  call<ConnectedMoney>('GET', '/connected-account/money', { as });
const link = (as: Awaited<ReturnType<typeof person>>) =>
  call<{ url: string }>('POST', '/connected-account/dashboard-link', { as });

describe('GET /api/connected-account/money', () => {
  it('answers the balance and the payouts of one’s own account, as Stripe has them', async () => {
    const owner = await professional('onboarded');
    await earn((await professional('onboarded')).account, 5_000);
    expect((await money(owner)).body).toEqual({ available_amount: '0.00', pending_amount: '0.00', payouts: [] });
    await earn(owner.account, 6_750);
    await app.sandbox.payOut(owner.account, 2_000);
    const { status, body } = await money(owner);
    expect([status, body]).toEqual([
      200,
      {
        available_amount: '47.50',
        pending_amount: '0.00',
        payouts: [
          {
            id: expect.stringMatching(/^po_/),
            amount: '20.00',
            status: 'paid',
            arrival_date: new Date().toISOString().slice(0, 10),
            failure: null,
          },
        ],
      },
    ]);
  });

  it('is a 404 without an account, for clients, and for an account that Stripe does not know', async () => {
    const refused = [
      await money(await professional('none')),
      await money(await person()),
      await money(await professional('unknown')),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'connect_no_account'],
      [404, 'connect_no_professional'],
      [404, 'connect_no_account'],
    ]);
  });

  it('says that Stripe is away', async () => {
    const owner = await professional('onboarded');
    await app.sandbox.fail({ kind: 'status', status: 503, path: '/v1/balance', count: 3 });
    const { status, body } = await money(owner);
    await app.sandbox.clearFaults();
    expect([status, body.code, body.details.type]).toEqual([503, 'stripe_unreachable', 'stripe']);
    expect((await money(owner)).status).toBe(200);
  });
});

describe('POST /api/connected-account/dashboard-link', () => {
  it('leads to the dashboard of one’s own account at Stripe', async () => {
    const owner = await professional('onboarded');
    await earn(owner.account, 6_750);
    const { status, body } = await link(owner);
    expect(status).toBe(200);
    expect(await (await fetch(body.url)).text()).toContain('$67.50');
  });

  it('is refused before Stripe has all details, and without an account', async () => {
    const refused = [await link(await professional('unfinished')), await link(await professional('none'))];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'connect_not_finished'],
      [404, 'connect_no_account'],
    ]);
  });
});
