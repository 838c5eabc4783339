import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

test('refunds in parts up to what was paid, and not a cent more', async () => {
  const { stripe } = fixture;
  const { intent, charge } = await fixture.pay();
  const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 5000 });
  expect(first).toMatchObject({ amount: 5000, status: 'succeeded', charge: charge.id });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 3751 })).rejects.toThrow(
    'Refund amount ($37.51) is greater than unrefunded amount on charge ($37.50)',
  );
  await stripe.refunds.create({ charge: charge.id });
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  const after = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
  expect(after).toMatchObject({ amount_refunded: 8750, refunded: true });
  expect(after.refunds?.data.map(({ amount }) => amount)).toEqual([3750, 5000]);
  const listed = await stripe.refunds.list({ payment_intent: intent.id });
  expect(listed.data.map(({ amount }) => amount)).toEqual([3750, 5000]);
  await fixture.webhooks.received('charge.refunded', 2);
  await fixture.webhooks.received('refund.created', 2);
});

test('transfers from a charge reach the connected account, up to the charge', async () => {
  const { stripe } = fixture;
  const destination = await fixture.onboardedAccount();
  const { charge } = await fixture.pay({ payment_intent_data: { transfer_group: 'booking-2' } });
  const transfer = await stripe.transfers.create({
    amount: 7875,
    currency: 'usd',
    destination,
    source_transaction: charge.id,
    metadata: { booking_id: 'booking-2' },
  });
  expect(transfer).toMatchObject({ transfer_group: 'booking-2', amount: 7875, reversed: false });
  await expect(
    stripe.transfers.create({ amount: 876, currency: 'usd', destination, source_transaction: charge.id }),
  ).rejects.toThrow('must not exceed the source amount');
  const group = await stripe.transfers.list({ transfer_group: 'booking-2' });
  expect(group.data.map(({ id }) => id)).toEqual([transfer.id]);
  const balance = await stripe.balance.retrieve({}, { stripeAccount: destination });
  expect(balance.available).toMatchObject([{ amount: 7875, currency: 'usd' }]);
  await fixture.webhooks.received('transfer.created');
});

test('reverses a transfer in parts', async () => {
  const { stripe } = fixture;
  const destination = await fixture.onboardedAccount();
  const { charge } = await fixture.pay();
  const { id } = await stripe.transfers.create({
    amount: 5000,
    currency: 'usd',
    destination,
    source_transaction: charge.id,
  });
  await stripe.transfers.createReversal(id, { amount: 2000 });
  await expect(stripe.transfers.createReversal(id, { amount: 3001 })).rejects.toThrow('greater than the amount left');
  await stripe.transfers.createReversal(id);
  expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 5000, reversed: true });
  const balance = await stripe.balance.retrieve({}, { stripeAccount: destination });
  expect(balance.available).toMatchObject([{ amount: 0 }]);
});

test('card money is pending: a transfer without a source charge finds nothing', async () => {
  const destination = await fixture.onboardedAccount();
  await fixture.pay();
  const call = fixture.stripe.transfers.create({ amount: 100, currency: 'usd', destination });
  await expect(call).rejects.toMatchObject({ code: 'balance_insufficient', statusCode: 400 });
});

test('an account that was not onboarded receives no transfer', async () => {
  const { id } = await fixture.stripe.accounts.create({ type: 'express' });
  const { charge } = await fixture.pay();
  const call = fixture.stripe.transfers.create({
    amount: 100,
    currency: 'usd',
    destination: id,
    source_transaction: charge.id,
  });
  await expect(call).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
});

test("payouts are listed with their account only, and take from that account's balance", async () => {
  const { stripe } = fixture;
  const [one, other] = [await fixture.onboardedAccount(), await fixture.onboardedAccount()];
  const { charge } = await fixture.pay();
  await stripe.transfers.create({ amount: 1000, currency: 'usd', destination: one, source_transaction: charge.id });
  await fixture.control('/payouts', { account: one, amount: 400 });
  const payouts = await stripe.payouts.list({}, { stripeAccount: one });
  expect(payouts.data).toMatchObject([{ amount: 400, status: 'paid' }]);
  expect((await stripe.payouts.list({}, { stripeAccount: other })).data).toEqual([]);
  const balance = await stripe.balance.retrieve({}, { stripeAccount: one });
  expect(balance.available).toMatchObject([{ amount: 600 }]);
});

test('an unknown connected account is refused', async () => {
  const call = fixture.stripe.balance.retrieve({}, { stripeAccount: 'acct_unknown' });
  await expect(call).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' });
});

test('a login link leads to the balance of an account, where it can be paid out', async () => {
  const { stripe } = fixture;
  const account = await fixture.onboardedAccount();
  const { charge } = await fixture.pay();
  await stripe.transfers.create({ amount: 5000, currency: 'usd', destination: account, source_transaction: charge.id });
  const link = await stripe.accounts.createLoginLink(account);
  expect(link).toMatchObject({ object: 'login_link', created: expect.any(Number) });
  expect(await (await fetch(link.url)).text()).toContain('$50.00');
  expect((await fetch(link.url, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  const { data } = await stripe.payouts.list({}, { stripeAccount: account });
  expect(data).toMatchObject([{ amount: 5000, status: 'paid', method: 'standard', type: 'bank_account' }]);
  expect((data[0]?.arrival_date ?? 1) % 86_400).toBe(0);
  expect((await stripe.balance.retrieve({}, { stripeAccount: account })).available).toMatchObject([{ amount: 0 }]);
});

test('no login link for an account that has not finished', async () => {
  const { id } = await fixture.stripe.accounts.create({ type: 'express' });
  await expect(fixture.stripe.accounts.createLoginLink(id)).rejects.toThrow('has not completed onboarding');
});
