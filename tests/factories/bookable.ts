import { randomUUID } from 'node:crypto';
import { centsFromDollars } from '#app/lib/money.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { stripe } from '#app/platform/stripe/stripe.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { buildProfessional } from './professionals.ts';
import { buildService } from './services.ts';

interface Overrides {
  professional?: Parameters<typeof buildProfessional>[1];
  service?: Parameters<typeof buildService>[1];
  /** Service times, in minutes. */
  times?: { duration: number; buffer_time: number };
}

/** Creates a professional with a service that has a price at Stripe (the sandbox): everything a booking needs. */
export async function buildBookable(db: Connection, { professional, service, times }: Overrides = {}) {
  const owner = await buildProfessional(db, { stripe_account_id: `acct_${randomUUID().slice(0, 8)}`, ...professional });
  const price = await buildStripePrice(service?.price ?? '75.00');
  const offered = await buildService(db, { ...price, ...service, professional_id: owner.id });
  if (times) {
    await db
      .insertInto('service_times')
      .values({ professional_id: owner.id, service_id: offered.id, ...times })
      .execute();
  }
  return { professional: owner, service: offered };
}

export type Bookable = Awaited<ReturnType<typeof buildBookable>>;

/** Creates a product with a price in dollars at Stripe. */
export async function buildStripePrice(dollars: string | number) {
  const product = await stripe().products.create({ name: 'Haircut' });
  const price = await stripe().prices.create({ product: product.id, currency, unit_amount: centsFromDollars(dollars) });
  return { stripe_product_id: product.id, stripe_price_id: price.id };
}
