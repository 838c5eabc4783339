import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

const newest = async (type: string) => (await fixture.webhooks.received(type)).at(-1);

test('a refund in the dashboard is a refund as any other, without our words', async () => {
  const { charge } = await fixture.pay();
  const refund = await fixture.control<Stripe.Refund>(`/charges/${charge.id}/refund`, { amount: 2_000 });
  expect(await fixture.stripe.refunds.retrieve(refund.id)).toMatchObject({
    amount: 2_000,
    status: 'succeeded',
    charge: charge.id,
    metadata: {},
  });
  expect((await newest('refund.created'))?.data.object).toMatchObject({ id: refund.id });
  expect((await newest('charge.refunded'))?.data.object).toMatchObject({ id: charge.id, amount_refunded: 2_000 });
  await expect(fixture.control(`/charges/${charge.id}/refund`, { amount: 6_751 })).rejects.toThrow(
    'greater than unrefunded amount',
  );
});

test('a refund that fails gives the money back to the platform, and the charge can be refunded again', async () => {
  const { charge } = await fixture.pay();
  const before = (await fixture.stripe.balance.retrieve()).available[0]?.amount ?? 0;
  const { id } = await fixture.stripe.refunds.create({ charge: charge.id });
  await fixture.control(`/refunds/${id}/end`, { reason: 'lost_or_stolen_card' });
  const failed = await fixture.stripe.refunds.retrieve(id, { expand: ['failure_balance_transaction'] });
  expect(failed).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: { amount: 8_750, type: 'refund_failure' },
  });
  expect((await fixture.stripe.balance.retrieve()).available[0]?.amount).toBe(before);
  expect(await fixture.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false });
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
    expect((await newest(type))?.data.object).toMatchObject({ id, status: 'failed' });
  await expect(fixture.control(`/refunds/${id}/end`)).rejects.toThrow('The refund is failed');
  expect((await fixture.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
});

test('a refund that waits for the customer can be canceled', async () => {
  const { charge } = await fixture.pay();
  const { id } = await fixture.stripe.refunds.create({ charge: charge.id });
  await fixture.control(`/refunds/${id}/end`, { status: 'requires_action' });
  expect((await fixture.stripe.refunds.retrieve(id)).status).toBe('requires_action');
  await fixture.control(`/refunds/${id}/end`, { status: 'canceled' });
  expect((await fixture.stripe.refunds.retrieve(id)).status).toBe('canceled');
});

test('a disputed charge cannot be refunded until the dispute is won', async () => {
  const { charge } = await fixture.pay();
  const dispute = await fixture.control<Stripe.Dispute>(`/charges/${charge.id}/dispute`);
  await expect(fixture.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: 'charge_disputed' });
  await fixture.control(`/disputes/${dispute.id}/close`, { outcome: 'won' });
  expect((await fixture.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded');
});

test('an inquiry takes no money, and a full refund of the charge ends it', async () => {
  const { charge } = await fixture.pay();
  const before = (await fixture.stripe.balance.retrieve()).available[0]?.amount;
  const { id } = await fixture.control<Stripe.Dispute>(`/charges/${charge.id}/dispute`, { inquiry: true });
  expect((await fixture.stripe.balance.retrieve()).available[0]?.amount).toBe(before);
  const standing = async () => {
    const { status, is_charge_refundable } = await fixture.stripe.disputes.retrieve(id);
    return [status, is_charge_refundable];
  };
  await fixture.stripe.refunds.create({ charge: charge.id, amount: 100 });
  expect(await standing()).toEqual(['warning_needs_response', true]);
  await fixture.stripe.refunds.create({ charge: charge.id });
  expect(await standing()).toEqual(['warning_closed', false]);
  expect((await newest('charge.dispute.closed'))?.data.object).toMatchObject({ id, status: 'warning_closed' });
});

test('a transfer taken back in the dashboard, a payout that the bank sends back', async () => {
  const { stripe } = fixture;
  const destination = await fixture.onboardedAccount();
  const { charge } = await fixture.pay();
  const { id } = await stripe.transfers.create({
    amount: 5_000,
    currency: 'usd',
    destination,
    source_transaction: charge.id,
  });
  await fixture.control(`/transfers/${id}/reverse`, { amount: 1_000 });
  expect((await newest('transfer.reversed'))?.data.object).toMatchObject({
    id,
    amount_reversed: 1_000,
    reversed: false,
  });
  const payout = await fixture.control<Stripe.Payout>('/payouts', { account: destination });
  await fixture.control(`/payouts/${payout.id}/fail`);
  expect((await stripe.payouts.list({}, { stripeAccount: destination })).data).toMatchObject([
    { status: 'failed', failure_code: 'account_closed' },
  ]);
  expect(await newest('payout.failed')).toMatchObject({ account: destination, data: { object: { id: payout.id } } });
  expect((await stripe.accounts.retrieve(destination)).payouts_enabled).toBe(false);
  expect((await stripe.balance.retrieve({}, { stripeAccount: destination })).available).toMatchObject([
    { amount: 4_000 },
  ]);
});

test('an account that leaves the platform is as foreign to it as any other', async () => {
  const { stripe } = fixture;
  const account = await fixture.onboardedAccount();
  await fixture.control(`/accounts/${account}/deauthorize`);
  expect(await newest('account.application.deauthorized')).toMatchObject({
    account,
    data: { object: { object: 'application' } },
  });
  await expect(stripe.accounts.retrieve(account)).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' });
  await expect(stripe.balance.retrieve({}, { stripeAccount: account })).rejects.toMatchObject({ statusCode: 403 });
  const { charge } = await fixture.pay();
  await expect(
    stripe.transfers.create({ amount: 1, currency: 'usd', destination: account, source_transaction: charge.id }),
  ).rejects.toMatchObject({ code: 'resource_missing' });
});
