import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Session } from '#sandbox/stripe/checkout/checkout-session.ts';
import type { UnitOfWork } from '#sandbox/stripe/api/endpoint.ts';
import { closeDispute, openDispute, openInquiry } from '#sandbox/stripe/money/disputes.ts';
import { recordPayout } from '#sandbox/stripe/money/payouts.ts';
import { submitOnboarding } from '#sandbox/stripe/accounts/onboarding.ts';
import { emptyOnboardingForm } from '#sandbox/stripe/accounts/onboarding-page.ts';
import { paySession } from '#sandbox/stripe/checkout/payments.ts';
import { idOf, stripeNow, type ObjectType } from '../stripe/stripe-objects.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { readCard } from '#sandbox/stripe/checkout/test-cards.ts';
import { createDashboardControl } from './dashboard-control.ts';
import { createFaultControl } from './fault-control.ts';
import { ControlError, readJson } from './json-body.ts';

const TYPES: ObjectType[] = [
  'product',
  'price',
  'account',
  'checkout.session',
  'payment_intent',
  'charge',
  'refund',
  'transfer',
  'transfer_reversal',
  'balance_transaction',
  'payout',
  'dispute',
  'event',
];

const payment = z.strictObject({
  card: z.optional(z.string()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
});
const payments = z.strictObject({ sessions: z.array(z.string()) });
const onboarding = z.strictObject({ outcome: z.optional(z.enum(['complete', 'incomplete', 'rejected'])) });
const dispute = z.strictObject({ reason: z.optional(z.string()), inquiry: z.optional(z.boolean()) });
const disputeOutcome = z.strictObject({ outcome: z.enum(['won', 'lost']) });
const payout = z.strictObject({ account: z.string(), amount: z.optional(z.int().check(z.positive())) });

const testCard = { number: '4242424242424242', expiry: '12/34', cvc: '123' };

/**
 * Pays a session as its customer would.
 * @returns the ids of the created objects
 */
function payWithTestCard(work: UnitOfWork, session: Session) {
  const read = readCard(testCard, new Date());
  if ('errors' in read) throw new ControlError(422, Object.values(read.errors).join(' '));
  paySession(
    work,
    session,
    { card: read.card, name: 'Test Client', email: session.customer_email ?? 'client@example.com' },
    read.digits,
  );
  const paid = work.store.find('checkout.session', session.id);
  const intent = work.store.find('payment_intent', idOf(paid?.payment_intent ?? null) ?? '');
  return { session: session.id, payment_intent: intent?.id, charge: intent && idOf(intent.latest_charge) };
}

/** Control routes of the Stripe stand-in: paying, expiring and onboarding without a browser, and its state. */
export function createStripeControl(stripe: StripeSandbox): Hono {
  const { ledger, expiry } = stripe;
  const routes = new Hono();
  routes.route('/', createFaultControl(stripe));
  routes.route('/', createDashboardControl(stripe));

  routes.get('/sandbox/api/state', (c) => {
    const limit = Math.min(Number(c.req.query('limit')) || 100, 1000);
    const objects = Object.fromEntries(TYPES.map((type) => [type, ledger.store.page(type, [], { limit }).data]));
    return c.json({ objects, deliveries: stripe.deliveries.findRecent(limit), webhooks: stripe.webhooks.settings });
  });

  // Parts of the state, for frequent polling.
  routes.get('/sandbox/api/deliveries/pending', (c) => c.json({ items: stripe.deliveries.findPending() }));
  routes.get('/sandbox/api/objects/:type', (c) => {
    const type = TYPES.find((known) => known === c.req.param('type'));
    if (!type) throw new ControlError(404, 'No such type of object.');
    return c.json({ items: ledger.store.page(type, [], { limit: 1000 }).data });
  });

  // Pays many sessions in one transaction instead of thousands, for seeding a whole marketplace.
  routes.post('/sandbox/api/checkout-sessions/pay', async (c) => {
    const { sessions } = await readJson(c, payments);
    expiry.expireDue();
    const items = ledger.change((work) => sessions.map((id) => payWithTestCard(work, openSession(id))));
    return c.json({ items });
  });

  routes.post('/sandbox/api/checkout-sessions/:id/pay', async (c) => {
    const { card = '4242424242424242', email, name = 'Test Client' } = await readJson(c, payment);
    expiry.expireDue();
    const session = openSession(c.req.param('id'));
    const read = readCard({ number: card, expiry: '12/34', cvc: '123' }, new Date());
    if ('errors' in read) throw new ControlError(422, Object.values(read.errors).join(' '));
    const payer = { card: read.card, name, email: session.customer_email ?? email ?? 'client@example.com' };
    return c.json(ledger.change((work) => paySession(work, session, payer, read.digits)));
  });

  routes.post('/sandbox/api/checkout-sessions/:id/expire', (c) => {
    expiry.expireDue();
    const session = openSession(c.req.param('id'));
    ledger.change((work) => work.store.update('checkout.session', { ...session, expires_at: stripeNow() }));
    expiry.expireDue();
    return c.json({ ok: true });
  });

  routes.post('/sandbox/api/accounts/:id/onboard', async (c) => {
    const { outcome = 'complete' } = await readJson(c, onboarding);
    const account = ledger.store.find('account', c.req.param('id'));
    if (!account) throw new ControlError(404, 'No such account.');
    return c.json(ledger.change((work) => submitOnboarding(work, account, emptyOnboardingForm(account), outcome)));
  });

  routes.post('/sandbox/api/charges/:id/dispute', async (c) => {
    const { reason = 'fraudulent', inquiry = false } = await readJson(c, dispute);
    const charge = ledger.store.find('charge', c.req.param('id'));
    if (!charge) throw new ControlError(404, 'No such charge.');
    if (charge.disputed) throw new ControlError(409, 'The charge was disputed before.');
    const open = inquiry ? openInquiry : openDispute;
    return c.json(ledger.change((work) => open(work, charge, reason)));
  });

  routes.post('/sandbox/api/disputes/:id/close', async (c) => {
    const { outcome } = await readJson(c, disputeOutcome);
    const open = ledger.store.find('dispute', c.req.param('id'));
    if (!open) throw new ControlError(404, 'No such dispute.');
    if (open.status.startsWith('warning_')) throw new ControlError(409, 'The dispute is an inquiry.');
    return c.json(ledger.change((work) => closeDispute(work, open, outcome)));
  });

  routes.post('/sandbox/api/payouts', async (c) => {
    const { account, amount } = await readJson(c, payout);
    if (!ledger.store.find('account', account)) throw new ControlError(404, 'No such account.');
    const made = ledger.change((work) => recordPayout(work, account, amount));
    if (!made) throw new ControlError(409, 'The account has no money to pay out.');
    return c.json(made);
  });
  return routes;

  function openSession(id: string) {
    const session = ledger.store.find('checkout.session', id);
    if (!session) throw new ControlError(404, 'No such checkout session.');
    if (session.status !== 'open') throw new ControlError(409, `The session is ${session.status}.`);
    return session;
  }
}
