import type { Transaction } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';
import { publishProfessionalChange } from './publish-professional-change.server.ts';

/** Records the Stripe account created for a professional, unless there already is one. */
export async function recordConnectedAccount(
  trx: Transaction,
  professionalId: string,
  accountId: string,
): Promise<void> {
  await professionalsStore.setFirstStripeAccount(trx, professionalId, accountId);
  await publishProfessionalChange(trx, professionalId);
}

/** Records that a Stripe account is no longer connected to the platform. */
export async function recordAccountRemoval(trx: Transaction, professionalId: string, accountId: string): Promise<void> {
  await professionalsStore.removeStripeAccount(trx, professionalId, accountId);
  await publishProfessionalChange(trx, professionalId);
}

/** Records the account's status at Stripe. What changes it may change whether the professional can be booked. */
export async function recordAccountStatus(trx: Transaction, professionalId: string, status: string): Promise<void> {
  if (await professionalsStore.setStripeAccountStatus(trx, professionalId, status))
    await publishProfessionalChange(trx, professionalId);
}
