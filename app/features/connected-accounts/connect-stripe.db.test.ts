import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectedAccountsStore } from './connected-accounts-store.server.ts';
import { listUncheckedAccounts } from './queries/list-unchecked-accounts.server.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, eventually, personOf, type Person } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person } = bookingJourney(app, testDatabase);

type Connected = { accountLink: string; accountId: string; requirements: { currently_due: string[] } };

async function professional() {
  const record = await buildProfessional(db);
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', record.profile_id)
    .executeTakeFirstOrThrow();
  return { ...(await personOf(db, profile)), professionalId: record.id };
}
const connect = (as: Person | undefined, professionalId: string, overrides: Record<string, unknown> = {}) =>
  call<Connected>('POST', '/functions/create-connect-account', {
    ...(as ? { as } : {}),
    body: { professional_id: professionalId, email: as?.email ?? 'nobody@example.com', country: 'US', ...overrides },
  });
const recordOf = (id: string) =>
  db.selectFrom('professionals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: string) => (await recordOf(id)).stripe_account_status;
const check = (as: Person) =>
  call<{ connected: boolean; status: string | null; currently_due: string[] }>('POST', '/connected-account/check', {
    as,
  });

describe('POST /api/functions/create-connect-account', () => {
  it('answers the link, the account and what Stripe asks for', proves('API-074 to API-079', 'GEN-013'), async () => {
    const owner = await professional();
    const { status, body } = await connect(owner, owner.professionalId);
    expect(status).toBe(200);
    expect(body.accountLink).toMatch(/^http.*\/stripe\/onboarding\/acct_/);
    expect(body.requirements.currently_due).toContain('external_account');
    expect(await recordOf(owner.professionalId)).toMatchObject({
      stripe_account_id: body.accountId,
      stripe_account_status: 'pending',
    });
    expect(await stripe().accounts.retrieve(body.accountId)).toMatchObject({
      country: 'US',
      email: owner.email,
      metadata: { professional_id: owner.professionalId },
      controller: { stripe_dashboard: { type: 'express' } },
    });
    expect((await fetch(body.accountLink)).status).toBe(200);
  });

  it('makes one account, though eight ask at once', proves('GEN-015'), async () => {
    const owner = await professional();
    const answers = await Promise.all(Array.from({ length: 8 }, () => connect(owner, owner.professionalId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.accountId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.accountLink)).size).toBe(8);
    const { data } = await stripe().accounts.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.['professional_id'] === owner.professionalId)).toHaveLength(1);
  });

  it('uses the account that is there, also one from before', proves('GEN-015'), async () => {
    const owner = await professional();
    const first = await connect(owner, owner.professionalId);
    expect((await connect(owner, owner.professionalId)).body.accountId).toBe(first.body.accountId);
    const { id } = await stripe().accounts.create({ type: 'express' });
    const other = await professional();
    await db
      .updateTable('professionals')
      .set({ stripe_account_id: id })
      .where('id', '=', other.professionalId)
      .execute();
    expect((await connect(other, other.professionalId)).body.accountId).toBe(id);
  });

  it('takes record and address from the session', proves('OPEN-44'), async () => {
    const owner = await professional();
    const { body } = await connect(owner, owner.professionalId, { email: 'someone-else@example.com' });
    expect((await stripe().accounts.retrieve(body.accountId)).email).toBe(owner.email);
  });

  it(
    'refuses strangers, clients and other professionals, and touches nothing',
    proves('ERR-033', 'ERR-034', 'OPEN-44'),
    async () => {
      const owner = await professional();
      const refused = [
        await connect(undefined, owner.professionalId),
        await connect(await person(), owner.professionalId),
        await connect(await professional(), owner.professionalId),
      ];
      expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
        [401, 'You must be logged in to connect Stripe'],
        [404, 'Professional profile not found'],
        [404, 'Professional profile not found'],
      ]);
      expect((await connect(owner, randomUUID())).status).toBe(404);
      expect((await recordOf(owner.professionalId)).stripe_account_id).toBeNull();
    },
  );

  it.each([
    [{ country: 'DE' }, 'Connected accounts are available in the United States (US) only'],
    [{ professional_id: '1' }, 'Invalid professional ID'],
    [{ professional_id: { $ne: null } }, 'Invalid professional ID'],
    [{ email: 'x'.repeat(300) }, 'Invalid email'],
  ])('refuses %j', proves('LIMIT-016'), async (change, text) => {
    const owner = await professional();
    const { status, body } = await connect(owner, owner.professionalId, change);
    expect([status, body.error]).toEqual([422, text]);
  });
});

describe('when Stripe fails', () => {
  it('an answer that was lost costs no second account', async () => {
    const owner = await professional();
    await app.sandbox.fail({ kind: 'reset_after', count: 3, method: 'POST', path: '/v1/accounts' });
    const failed = await connect(owner, owner.professionalId);
    expect([failed.status, failed.body.details.type]).toEqual([503, 'stripe']);
    await app.sandbox.clearFaults();
    expect((await connect(owner, owner.professionalId)).status).toBe(200);
    const { data } = await stripe().accounts.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata?.['professional_id'] === owner.professionalId)).toHaveLength(1);
  });

  it('a stored failure is overcome by the next call', proves('ERR-035'), async () => {
    const owner = await professional();
    await app.sandbox.fail({
      kind: 'status',
      status: 500,
      stored: true,
      count: 3,
      method: 'POST',
      path: '/v1/accounts',
    });
    expect((await connect(owner, owner.professionalId)).body.details.type).toBe('stripe');
    await app.sandbox.clearFaults();
    expect((await connect(owner, owner.professionalId)).status).toBe(200);
  });
});

describe('the status', () => {
  it('follows account.updated', proves('OPEN-44', 'PAY-022'), async () => {
    const owner = await professional();
    const { body } = await connect(owner, owner.professionalId);
    await app.sandbox.onboard(body.accountId, 'incomplete');
    await eventually(async () => expect(await statusOf(owner.professionalId)).toBe('restricted'));
    await app.sandbox.onboard(body.accountId, 'complete');
    await eventually(async () => expect(await statusOf(owner.professionalId)).toBe('active'));
    await app.sandbox.onboard(body.accountId, 'rejected');
    await eventually(async () => expect(await statusOf(owner.professionalId)).toBe('rejected'));
  });

  it('is asked for on the return, when no webhook has come', proves('OPEN-44'), async () => {
    const owner = await professional();
    const { body } = await connect(owner, owner.professionalId);
    await app.sandbox.webhooks({ mode: 'dropped' });
    await app.sandbox.onboard(body.accountId, 'incomplete');
    expect((await check(owner)).body).toMatchObject({
      connected: true,
      status: 'restricted',
      currently_due: ['individual.verification.document'],
    });
    expect(await statusOf(owner.professionalId)).toBe('restricted');
    await app.sandbox.webhooks({ mode: 'on' });
  });

  it('an answer that was asked for earlier comes too late', async () => {
    const owner = await professional();
    const { body } = await connect(owner, owner.professionalId);
    const note = (offset: number) =>
      connectedAccountsStore.recordCheck(db, owner.professionalId, body.accountId, new Date(Date.now() + offset));
    expect([await note(2_000), await note(1_000), await note(3_000)]).toEqual([true, false, true]);
  });

  it('decides with the account whether the directory has free times', async () => {
    const owner = await professional();
    await buildService(db, { professional_id: owner.professionalId });
    const nextFree = async () => {
      const entries = db.selectFrom('directory_entries').select('next_free_at');
      return (await entries.where('professional_id', '=', owner.professionalId).executeTakeFirst())?.next_free_at;
    };
    const { body } = await connect(owner, owner.professionalId);
    await eventually(async () => expect(await nextFree()).toBeInstanceOf(Date));
    await app.sandbox.onboard(body.accountId, 'rejected');
    await eventually(async () => expect(await nextFree()).toBeNull());
  });

  it('is nothing for whoever is not connected', async () => {
    for (const who of [await professional(), await person()]) {
      expect((await check(who)).body).toEqual({ connected: false, status: null, currently_due: [] });
    }
  });

  it('an event about an account that is nobody’s changes nothing', async () => {
    const { id } = await stripe().accounts.create({ type: 'express' });
    await app.sandbox.onboard(id, 'complete');
    await eventually(async () => {
      const open = await db
        .selectFrom('stripe_events')
        .select('id')
        .where('object_id', '=', id)
        .where('processed_at', 'is', null)
        .execute();
      const all = await db.selectFrom('stripe_events').select('id').where('object_id', '=', id).execute();
      expect([all.length, open.length]).toEqual([1, 0]);
    });
  });
});

describe('services without a price at Stripe', () => {
  const unpriced = { stripe_product_id: null, stripe_price_id: null };
  const priceOf = async (id: string) =>
    (await db.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).stripe_price_id;

  it('get one as soon as Stripe is connected, whatever it still wants', proves('OPEN-42'), async () => {
    const owner = await professional();
    const { id } = await buildService(db, { ...unpriced, professional_id: owner.professionalId });
    await connect(owner, owner.professionalId);
    await eventually(async () => expect(await priceOf(id)).toMatch(/^price_/));
    expect(await statusOf(owner.professionalId)).toBe('pending');
  });

  it.each([
    ['incomplete', 'restricted', 1],
    ['rejected', 'rejected', 0],
  ] as const)('of an account that is %s (%s) ask for %s price with the next answer', async (end, status, asked) => {
    const owner = await professional();
    const { accountId } = (await connect(owner, owner.professionalId)).body;
    await app.sandbox.onboard(accountId, end);
    await eventually(async () => expect(await statusOf(owner.professionalId)).toBe(status));
    await buildService(db, { ...unpriced, professional_id: owner.professionalId });
    expect((await check(owner)).body.status).toBe(status);
    const { rows } = await testDatabase.pool.query(
      `select from pgboss.job where name = 'payments.missing-prices' and data->>'professionalId' = $1`,
      [owner.professionalId],
    );
    expect(rows).toHaveLength(asked);
  });

  it('get theirs from the price that was asked, and those with one keep it', proves('OPEN-42'), async () => {
    const owner = await professional();
    const none = { ...unpriced, professional_id: owner.professionalId };
    const services = [
      await buildService(db, { ...none, name: 'Beard trim ✂️', price: '35.50' }),
      await buildService(db, { ...none, name: 'Haircut', price: '75.00' }),
    ];
    const priced = await buildService(db, { professional_id: owner.professionalId, stripe_price_id: 'price_kept' });
    const { body } = await connect(owner, owner.professionalId);
    await app.sandbox.onboard(body.accountId, 'complete');
    await eventually(async () => {
      for (const { id, price, name } of services) {
        const { stripe_price_id, stripe_product_id } = await db
          .selectFrom('services')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(stripe_price_id).toBeTruthy();
        expect(await stripe().prices.retrieve(stripe_price_id ?? '')).toMatchObject({
          unit_amount: Number(price) * 100,
          currency: 'usd',
          product: stripe_product_id,
        });
        expect((await stripe().products.retrieve(stripe_product_id ?? '')).name).toBe(name);
      }
    });
    expect(await priceOf(priced.id)).toBe('price_kept');
  });
});

describe('the nightly comparison', () => {
  const accountOf = async (professionalId: string, checkedAt: Date | null) => {
    const id = `acct_${randomUUID()}`;
    const account = { professional_id: professionalId, stripe_account_id: id, checked_at: checkedAt };
    await db.insertInto('connected_accounts').values(account).execute();
    return id;
  };

  it('asks about the accounts of present professionals, first about those it never asked about', async () => {
    const { professionalId } = await professional();
    const withoutProfessional = await accountOf(randomUUID(), new Date('2020-01-01'));
    const checked = await accountOf(professionalId, new Date('2021-01-01'));
    const unchecked = await accountOf((await professional()).professionalId, null);
    const recent = await accountOf((await professional()).professionalId, new Date('2023-01-01'));
    const listed = await listUncheckedAccounts(new Date('2022-01-01'), 1_000);
    const ours = [withoutProfessional, checked, unchecked, recent];
    expect(listed.filter((id) => ours.includes(id))).toEqual([unchecked, checked]);
  });
});
