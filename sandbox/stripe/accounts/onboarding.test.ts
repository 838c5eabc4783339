import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxFixture } from '#sandbox/sandbox-fixture.ts';

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await SandboxFixture.start();
});
afterAll(() => fixture.stop());

const DETAILS = {
  firstName: 'Ada',
  lastName: 'Rivera',
  email: 'ada@example.com',
  phone: '555 010 0100',
  website: 'https://example.com',
  routingNumber: '110000000',
  accountNumber: '000123456789',
};

async function linkFor(account: string): Promise<string> {
  const { url } = await fixture.stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: 'http://localhost:3000/return',
    refresh_url: 'http://localhost:3000/refresh',
  });
  return url;
}

test('a new account may neither charge nor be paid', async () => {
  const account = await fixture.stripe.accounts.create({
    country: 'US',
    email: 'pro@doorstep.test',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
    metadata: { professional_id: 'p1' },
  });
  expect(account).toMatchObject({
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { transfers: 'inactive' },
    metadata: { professional_id: 'p1' },
  });
  expect(account.requirements?.currently_due).toContain('external_account');
});

test.each([
  ['complete', { charges_enabled: true, payouts_enabled: true, details_submitted: true }, []],
  [
    'incomplete',
    { charges_enabled: false, payouts_enabled: false, details_submitted: true },
    ['individual.verification.document'],
  ],
  ['rejected', { charges_enabled: false, requirements: { disabled_reason: 'rejected.other' } }, []],
])('onboarding that ends %s updates the account and tells', async (outcome, expected, due) => {
  const { id } = await fixture.stripe.accounts.create({ type: 'express' });
  const answer = await fixture.submit(await linkFor(id), { ...DETAILS, outcome });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('http://localhost:3000/return');
  const account = await fixture.stripe.accounts.retrieve(id);
  expect(account).toMatchObject(expected);
  expect(account.requirements?.currently_due).toEqual(due);
  const events = await fixture.webhooks.received('account.updated');
  expect(events.some((event) => event.account === id)).toBe(true);
});

test('a used link leads to the refresh address', async () => {
  const { id } = await fixture.stripe.accounts.create({ type: 'express' });
  const url = await linkFor(id);
  await fixture.submit(url, DETAILS);
  const again = await fetch(url, { redirect: 'manual' });
  expect(again.headers.get('location')).toBe('http://localhost:3000/refresh');
});

test('a form with gaps comes back with what was typed', async () => {
  const { id } = await fixture.stripe.accounts.create({ type: 'express' });
  const answer = await fixture.submit(await linkFor(id), { ...DETAILS, lastName: '', routingNumber: '12' });
  const page = await answer.text();
  expect(page).toContain('Legal last name is required.');
  expect(page).toContain('A routing number has 9 digits.');
  expect(page).toContain('value="Ada"');
  expect((await fixture.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
});
