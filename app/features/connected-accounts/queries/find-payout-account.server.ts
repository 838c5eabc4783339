import type { Connection } from '#app/platform/database/database.server.ts';
import { findStripeAccountOf } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import { connectedAccountsStore } from '../connected-accounts-store.server.ts';

/**
 * Finds the account a professional is paid to: the connected account once it can receive transfers. Professionals who
 * have left are paid to the account they had, which stays theirs at Stripe (OPEN-46).
 */
export async function findPayoutAccount(db: Connection, professionalId: string | null): Promise<string | undefined> {
  if (professionalId === null) return undefined;
  const professional = await findStripeAccountOf(db, professionalId);
  if (professional)
    return professional.stripe_account_status === 'active' ? (professional.stripe_account_id ?? undefined) : undefined;
  return (await connectedAccountsStore.find(db, professionalId))?.stripe_account_id ?? undefined;
}
