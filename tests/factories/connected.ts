import { stripe } from '#app/platform/stripe/stripe.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { SandboxControl } from '#tests/support/sandbox-control.ts';
import { buildBookable } from './bookable.ts';

/** Creates an onboarded account at Stripe (the sandbox), which can receive transfers. */
export async function buildConnectedAccount(sandbox: SandboxControl): Promise<string> {
  const { id } = await stripe().accounts.create({ type: 'express', country: 'US' });
  await sandbox.onboard(id, 'complete');
  return id;
}

/** Creates a professional who can be booked and paid. */
export async function buildPayable(
  db: Connection,
  sandbox: SandboxControl,
  overrides: Parameters<typeof buildBookable>[1] = {},
) {
  const account = await buildConnectedAccount(sandbox);
  return buildBookable(db, {
    ...overrides,
    professional: { stripe_account_id: account, stripe_account_status: 'active', ...overrides.professional },
  });
}
