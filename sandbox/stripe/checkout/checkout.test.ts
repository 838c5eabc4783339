import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { cardFields, SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const urlOf = (session: Stripe.Checkout.Session) => String(session.url);

test('a paid session carries money, references and line items', async () => {
  const session = await fixture.openSession({
    client_reference_id: 'booking-1',
    customer_email: 'client@doorstep.test',
    metadata: { booking_id: 'booking-1' },
    payment_intent_data: { transfer_group: 'booking-1', metadata: { booking_id: 'booking-1' } },
    expires_at: inMinutes(31),
  });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 8750, payment_intent: null });

  const answer = await fixture.submit(urlOf(session), cardFields('4242 4242 4242 4242'));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/booking/success?session_id=${session.id}`);

  const paid = await fixture.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'booking-1',
    customer_details: { email: 'client@doorstep.test' },
    metadata: { booking_id: 'booking-1' },
    payment_intent: {
      status: 'succeeded',
      amount_received: 8750,
      transfer_group: 'booking-1',
      metadata: { booking_id: 'booking-1' },
      latest_charge: {
        paid: true,
        amount: 8750,
        transfer_group: 'booking-1',
        balance_transaction: { fee: 284, net: 8466 },
      },
    },
  });
  expect(paid.line_items?.data.map(({ description, amount_total: total }) => [description, total])).toEqual([
    ['Haircut', 7500],
    ['Travel fee', 1250],
  ]);
});

test('a completed session can neither be paid again nor expired', async () => {
  const { session } = await fixture.pay();
  const page = await fetch(`${fixture.sandbox.url}/stripe/checkout/${session.id}`);
  expect(await page.text()).toContain("You're all done here");
  await expect(fixture.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('Only Checkout Sessions with a status in ["open"] can be expired'),
  });
  const sessions = await fixture.stripe.checkout.sessions.list({
    payment_intent: String((session.payment_intent as Stripe.PaymentIntent).id),
  });
  expect(sessions.data.map(({ id }) => id)).toEqual([session.id]);
});

test('a declined card stays on the page with what was typed, and another card pays', async () => {
  const session = await fixture.openSession();
  const declined = await fixture.submit(urlOf(session), cardFields('4000 0000 0000 0002'));
  const page = await declined.text();
  expect(declined.status).toBe(200);
  expect(page).toContain('Your card was declined.');
  expect(page).toContain('value="4000 0000 0000 0002"');
  expect(page).toContain('value="client@example.com"');

  const between = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(between).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
    },
  });
  await fixture.submit(urlOf(session), cardFields('4242424242424242'));
  expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
});

test.each([
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '4242' }, 'Your card number is incomplete.'],
  [{ expiry: '01/20' }, 'Your card&#39;s expiration date is in the past.'],
  [{ expiry: 'soon' }, 'Your card&#39;s expiration date is incomplete.'],
  [{ cvc: '' }, 'Your card&#39;s security code is incomplete.'],
  [{ email: 'nobody' }, 'Enter a valid email address.'],
  [{ name: ' ' }, 'Enter the name on the card.'],
  [{ number: '4111111111111111' }, 'used a non test card'],
])('the card form says what is wrong with %o', async (wrong, text) => {
  const session = await fixture.openSession();
  const answer = await fixture.submit(urlOf(session), { ...cardFields('4242424242424242'), ...wrong });
  expect(await answer.text()).toContain(text);
  expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('3-D Secure: failing returns to the form, completing pays', async () => {
  const session = await fixture.openSession();
  const authenticate = `/stripe/checkout/${session.id}/authenticate`;
  const step = await fixture.submit(urlOf(session), cardFields('4000 0025 0000 3155'));
  expect(step.headers.get('location')).toBe(authenticate);
  expect(await (await fetch(fixture.sandbox.url + authenticate)).text()).toContain('3-D Secure');

  const failed = await fixture.submit(fixture.sandbox.url + authenticate, { outcome: 'fail' });
  const form = await fetch(fixture.sandbox.url + failed.headers.get('location'));
  expect(await form.text()).toContain('We are unable to authenticate your payment method.');

  await fixture.submit(urlOf(session), cardFields('4000 0025 0000 3155'));
  const completed = await fixture.submit(fixture.sandbox.url + authenticate, { outcome: 'complete' });
  expect(completed.headers.get('location')).toContain(`session_id=${session.id}`);
  expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
});

test('an expired session cannot be paid and tells so', async () => {
  const session = await fixture.openSession();
  await fixture.submit(urlOf(session), cardFields('4000000000000002'));
  await fixture.control(`/checkout-sessions/${session.id}/expire`);
  const answer = await fixture.submit(urlOf(session), cardFields('4242424242424242'));
  expect(await answer.text()).toContain('This checkout has expired');
  const expired = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(expired).toMatchObject({ status: 'expired', url: null, payment_intent: { status: 'canceled' } });
  await fixture.webhooks.received('checkout.session.expired');
});

test('a session ends by itself when its time is up', async () => {
  const { id } = await fixture.openSession();
  const clockmaker = new DatabaseSync(join(fixture.dataDir, 'sandbox.sqlite'));
  clockmaker.prepare(`UPDATE objects SET data = json_set(data, '$.expires_at', ?) WHERE id = ?`).run(inMinutes(-1), id);
  clockmaker.close();
  await expect
    .poll(() => fixture.webhooks.events.map((event) => (event.data.object as { id?: string }).id), { timeout: 5000 })
    .toContain(id);
  expect(await fixture.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
});

test('the API expires an open session once', async () => {
  const { id } = await fixture.openSession();
  expect(await fixture.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired' });
  await expect(fixture.stripe.checkout.sessions.expire(id)).rejects.toThrow('status of expired');
});

test('a session may use catalogue prices, but not inactive ones', async () => {
  const { stripe } = fixture;
  const price = await stripe.prices.create({ currency: 'usd', unit_amount: 9900, product_data: { name: 'Massage' } });
  const lineItems = [{ price: price.id, quantity: 2 }];
  expect(await fixture.openSession({ line_items: lineItems })).toMatchObject({ amount_total: 19_800 });
  await stripe.prices.update(price.id, { active: false });
  await expect(fixture.openSession({ line_items: lineItems })).rejects.toThrow('The price specified is inactive');
});

const inline = (cents: number, currency = 'usd') => ({
  quantity: 1,
  price_data: { currency, unit_amount: cents, product_data: { name: 'x' } },
});

test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
  ['29 minutes', { expires_at: inMinutes(29) }, 'at least 30 minutes'],
  ['25 hours', { expires_at: inMinutes(25 * 60) }, 'less than 24 hours'],
  ['less than 50 cents', { line_items: [inline(49)] }, 'must add up to at least $0.50'],
  ['two currencies', { line_items: [inline(100), inline(100, 'eur')] }, 'same currency'],
  ['a bad e-mail', { customer_email: 'nobody' }, 'Invalid email address'],
  ['a relative address', { success_url: '/success' }, 'Not a valid URL'],
  ['an unknown price', { line_items: [{ price: 'price_none', quantity: 1 }] }, 'No such price'],
  ['no quantity', { line_items: [{ price: 'price_none' }] }, 'Quantity is required'],
])('refuses a session with %s', async (_what, wrong, message) => {
  await expect(fixture.openSession(wrong)).rejects.toThrow(message);
});

test('what a page shows of an order is escaped, and no script may run', async () => {
  const name = '<script>alert(1)</script>';
  const session = await fixture.openSession({
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name } } }],
  });
  const page = await fetch(urlOf(session));
  expect(await page.text()).not.toContain(name);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});
