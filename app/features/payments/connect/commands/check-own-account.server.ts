import type * as z from 'zod/mini';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';
import type { ownAccountCheckAnswer } from '../answers/connected-account.server.ts';

/** `status` is null while nothing is connected, or when Stripe does not know the account. */
export type OwnAccountCheck = z.infer<typeof ownAccountCheckAnswer>;

/** Asks Stripe how a professional's own account stands, as on the return from its pages. */
export async function checkOwnAccount(profileId: string): Promise<OwnAccountCheck> {
  const owner = await findOwnStripeAccount(profileId);
  if (!owner?.stripe_account_id) return { connected: false, status: null, currently_due: [] };
  const account = await refreshConnectedAccount(owner.stripe_account_id);
  return { connected: true, status: account?.status ?? null, currently_due: account?.currentlyDue ?? [] };
}
