import { hash } from 'node:crypto';
import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { handEnteredVisitsStore } from '../hand-entered-visits-store.server.ts';

/** Records the secret of the link that pays for a visit, which the caller has locked; the one before ends. */
export async function recordPaymentLink(trx: Transaction, visitId: string, token: string): Promise<void> {
  await handEnteredVisitsStore.setLink(trx, visitId, paymentLinkHash(token));
}

/** Only a hash is stored, so that reading the database does not give usable links. */
export function paymentLinkHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Ties a hold to the visit that it pays for. @returns whether the visit is still as it was read */
export function tieVisit(
  pipeline: Pipeline,
  visitId: string,
  booking: { id: string; professional_id: string; start_time: Date; end_time: Date },
): Promise<boolean> {
  return handEnteredVisitsStore.tie(pipeline, visitId, booking);
}
