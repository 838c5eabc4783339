import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { bookingJourney, eventually, personOf, slotAt, type Person } from '#tests/support/booking-journey.ts';
import { expectOnlyStripeFails } from '#tests/support/money/only-stripe-fails.ts';
import { rounds } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { serviceJourney, type Owner } from '#tests/support/service-journey.ts';
import { shopHistory, type ShopStep } from '#tests/support/money/shop-steps.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const journey = bookingJourney(app, testDatabase);
const { call } = journey;
const { add, price, rowOf } = serviceJourney(journey, testDatabase);

/** A professional who sets up shop, and a client who books meanwhile. */
class Shop {
  private readonly owner: Owner;
  private readonly client: Person;
  /** The services that were ever added, with the product that Stripe has for them as far as it was stored. */
  private readonly products = new Map<string, string | null>();

  private constructor(owner: Owner, client: Person) {
    this.owner = owner;
    this.client = client;
  }

  static async create(): Promise<Shop> {
    const { id, profile_id } = await buildProfessional(db);
    const { email } = await db
      .selectFrom('profiles')
      .select('email')
      .where('id', '=', profile_id)
      .executeTakeFirstOrThrow();
    const shop = new Shop(
      { ...(await personOf(db, { id: profile_id, email })), professionalId: id },
      await journey.person(),
    );
    await shop.take({ do: 'add', dollars: '75.00' });
    return shop;
  }

  /** @returns the status that the caller heard; what is impossible just now is refused, and that is all. */
  async take(step: ShopStep): Promise<number> {
    switch (step.do) {
      case 'add':
        return this.add(step.dollars);
      case 'price':
        return this.withService(
          step.which,
          async (service) => (await price(this.owner, service, 'update', { price: step.dollars })).status,
        );
      case 'change':
        return this.withService(
          step.which,
          async ({ id }) =>
            (
              await call('PATCH', `/services/${id}`, {
                as: this.owner,
                body: { name: `At ${step.dollars}`, price: step.dollars },
              })
            ).status,
        );
      case 'delete':
        return this.withService(step.which, ({ id }) =>
          this.post('/functions/delete-stripe-service', { serviceId: id, professionalId: this.owner.professionalId }),
        );
      case 'hold':
        return this.withService(step.which, ({ id }) => this.hold(id, step.day));
      case 'fail':
        return this.fail(step);
      case 'onboard':
        return this.onboard();
      case 'connect':
        return this.post('/functions/create-connect-account', {
          professional_id: this.owner.professionalId,
          email: this.owner.email,
          country: 'US',
        });
      case 'check':
        return this.post('/connected-account/check');
      case 'open-dashboard':
        return this.post('/connected-account/dashboard-link');
      case 'look-at-money':
        return (await call('GET', '/connected-account/money', { as: this.owner })).status;
    }
  }

  private async post(path: string, body?: object): Promise<number> {
    return (await call('POST', path, { as: this.owner, ...(body ? { body } : {}) })).status;
  }

  private async add(dollars: string): Promise<number> {
    const service = await add(this.owner, { price: dollars });
    this.products.set(service.id, null);
    return (await price(this.owner, service, 'create')).status;
  }

  private async withService(
    which: number,
    act: (service: Awaited<ReturnType<typeof add>>) => Promise<number>,
  ): Promise<number> {
    const { body } = await call<{ items: Awaited<ReturnType<typeof add>>[] }>('GET', '/services', { as: this.owner });
    const service = body.items[which % Math.max(1, body.items.length)];
    return service ? act(service) : 200;
  }

  private async hold(serviceId: string, day: number): Promise<number> {
    const { professionalId } = this.owner;
    const body = {
      serviceId,
      professionalId,
      clientId: this.client.id,
      bookingDate: slotAt(day, '09:00'),
      location: 'Somewhere',
    };
    return (await call('POST', '/functions/create-checkout-session', { as: this.client, body })).status;
  }

  private async onboard(): Promise<number> {
    const account = await this.accountId();
    if (account) await app.sandbox.onboard(account, 'complete');
    return 200;
  }

  private async accountId(): Promise<string | null> {
    return (
      await db
        .selectFrom('professionals')
        .select('stripe_account_id')
        .where('id', '=', this.owner.professionalId)
        .executeTakeFirstOrThrow()
    ).stripe_account_id;
  }

  private async fail({
    kind,
    status,
    stored,
    method,
    path,
    times,
  }: Extract<ShopStep, { do: 'fail' }>): Promise<number> {
    await app.sandbox.fail({
      ...(kind === 'status' ? { kind, status, stored } : { kind }),
      method,
      path,
      count: times,
    });
    return 200;
  }

  /** What is known of Stripe's products before the next moment. */
  async remember(): Promise<void> {
    for (const id of this.products.keys()) {
      const row = await rowOf(id);
      if (row) this.products.set(id, row.stripe_product_id);
    }
  }

  /** Stripe answers again, and everything that waited for it is done. */
  async settle(): Promise<void> {
    await app.sandbox.clearFaults();
    await eventually(async () => {
      await pool.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and name in ('services.event', 'payments.missing-prices')`,
      );
      const { rowCount } = await pool.query(
        `select from pgboss.job where state in ('created', 'retry', 'active') and name in ('services.event', 'payments.missing-prices')`,
      );
      expect(rowCount).toBe(0);
    });
  }

  /** Each service is sold at its price and under its name; what was deleted is not for sale. */
  async expectServicesAgree(): Promise<void> {
    for (const [id, productId] of this.products) {
      const row = await rowOf(id);
      if (row) {
        const sold = await stripe().prices.retrieve(row.stripe_price_id ?? '', { expand: ['product'] });
        expect(sold).toMatchObject({
          active: true,
          unit_amount: centsFromDollars(row.price),
          product: { id: row.stripe_product_id, active: true, name: row.name },
        });
      } else if (productId) expect(await stripe().products.retrieve(productId)).toMatchObject({ active: false });
    }
  }

  /** Every open checkout asks for what its booking says. */
  async expectCheckoutsAgree(): Promise<void> {
    const holds = await db
      .selectFrom('bookings')
      .select(['id', 'total_amount'])
      .where('client_id', '=', this.client.id)
      .where('status', '=', 'pending')
      .execute();
    for (const { id, total_amount } of holds) {
      const open = (await app.sandbox.sessionsOf(id)).filter(({ status }) => status === 'open');
      expect(open.map(({ amount_total }) => amount_total)).toEqual(open.map(() => centsFromDollars(total_amount)));
    }
  }

  /** However often it was asked for, there is one account, and it stands as Stripe says. */
  async expectOneAccount(): Promise<void> {
    await this.take({ do: 'connect' });
    await this.onboard();
    const { body } = await call('POST', '/connected-account/check', { as: this.owner });
    expect(body).toMatchObject({ connected: true, status: 'active' });
    const { data } = await stripe().accounts.list({ limit: 100 });
    expect(
      data.filter(({ metadata }) => metadata?.['professional_id'] === this.owner.professionalId).map(({ id }) => id),
    ).toEqual([await this.accountId()]);
  }
}

it(
  'whatever fails at Stripe, services are sold at their price and a professional has one account',
  { ...proves('GEN-015', 'API-084', 'API-091'), timeout: 120_000 * rounds },
  async () => {
    await fc.assert(
      fc.asyncProperty(shopHistory, async (moments) => {
        const shop = await Shop.create();
        for (const moment of moments) {
          await expectOnlyStripeFails(moment, (step) => shop.take(step));
          await shop.remember();
          await shop.expectCheckoutsAgree();
        }
        await shop.settle();
        await shop.expectServicesAgree();
        await shop.expectOneAccount();
        await pool.query('truncate rate_limits');
      }),
      { numRuns: rounds, endOnFailure: true },
    );
  },
);
