import { stripe } from '#app/platform/stripe/stripe.server.ts';
import { currency } from '#app/platform/stripe/currency.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import type { DemoProfessional, DemoService } from './content/demo-professional.ts';

/** A demo professional's Stripe account and prices. */
export type DemoStripe = { accountId: string | null; prices: Map<string, { productId: string; priceId: string }> };

const atOnce = 8;

/** Runs `work` over many items, a few at a time. */
export async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Creates accounts, products and prices in the sandbox, as onboarding and the services page would. */
export async function createDemoStripe(
  professionals: readonly DemoProfessional[],
  sandboxUrl: string,
): Promise<Map<string, DemoStripe>> {
  const created = new Map<string, DemoStripe>();
  await forEachAtOnce(professionals, async (professional) => {
    const accountId = professional.hasStripeAccount ? await onboardedAccount(professional, sandboxUrl) : null;
    const prices: DemoStripe['prices'] = new Map();
    for (const service of professional.services) {
      if (service.hasStripePrice) prices.set(service.name, await priceOf(service));
    }
    created.set(professional.username, { accountId, prices });
  });
  return created;
}

async function onboardedAccount({ email }: DemoProfessional, sandboxUrl: string): Promise<string> {
  const account = await stripe().accounts.create({
    country: 'US',
    email,
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
  });
  await sandboxControl(sandboxUrl, `/sandbox/api/accounts/${account.id}/onboard`, { outcome: 'complete' });
  return account.id;
}

async function priceOf(service: DemoService): Promise<{ productId: string; priceId: string }> {
  const product = await stripe().products.create({ name: service.name, description: service.description });
  const price = await stripe().prices.create({
    product: product.id,
    currency,
    unit_amount: centsFromDollars(service.price),
  });
  return { productId: product.id, priceId: price.id };
}

/**
 * Calls the sandbox's control API for what otherwise takes a person on its pages.
 * @throws Error if it refuses
 */
export async function sandboxControl(sandboxUrl: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox refused ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
