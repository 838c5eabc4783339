import type * as z from 'zod/mini';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { refreshConnectedAccount } from './refresh-connected-account.server.ts';
import type { ownAccountCheckAnswer } from '../answers/connected-account.server.ts';

/**
 * The state of one's own connected account. `status` is null while none is connected, or if Stripe does not know it.
 */
export type OwnAccountCheck = z.infer<typeof ownAccountCheckAnswer>;

/** Asks Stripe for the status of a professional's own account, as after returning from its pages. */
export async function checkOwnAccount(profileId: string): Promise<OwnAccountCheck> {
  const owner = await findOwnStripeAccount(profileId);
  if (!owner?.stripe_account_id) return { connected: false, status: null, currently_due: [] };
  const account = await refreshConnectedAccount(owner.stripe_account_id);
  return { connected: true, status: account?.status ?? null, currently_due: account?.currentlyDue ?? [] };
}
