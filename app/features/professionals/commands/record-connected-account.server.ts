import type { Connection } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Records the Stripe account created for a professional, unless there already is one. */
export async function recordConnectedAccount(db: Connection, professionalId: string, accountId: string): Promise<void> {
  await professionalsStore.setFirstStripeAccount(db, professionalId, accountId);
}

/** Records that a Stripe account is no longer connected to the platform. */
export async function recordAccountRemoval(db: Connection, professionalId: string, accountId: string): Promise<void> {
  await professionalsStore.removeStripeAccount(db, professionalId, accountId);
}

/** Records the account's status at Stripe. */
export async function recordAccountStatus(db: Connection, professionalId: string, status: string): Promise<void> {
  await professionalsStore.setStripeAccountStatus(db, professionalId, status);
}
