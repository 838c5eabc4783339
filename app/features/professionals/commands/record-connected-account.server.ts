import type { Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Notes the account at Stripe that was made for a professional; an earlier one stays. */
export async function recordConnectedAccount(db: Connection, professionalId: string, accountId: string): Promise<void> {
  await professionalsStore.setFirstStripeAccount(db, professionalId, accountId);
}

/** Notes that an account at Stripe is no longer connected to the platform. */
export async function recordAccountRemoval(db: Connection, professionalId: string, accountId: string): Promise<void> {
  await professionalsStore.removeStripeAccount(db, professionalId, accountId);
}

/** Notes what Stripe says of the account. */
export async function recordAccountStatus(db: Connection, professionalId: string, status: string): Promise<void> {
  await professionalsStore.setStripeAccountStatus(db, professionalId, status);
}
