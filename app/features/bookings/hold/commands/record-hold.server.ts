import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { holdsStore, type NewBooking } from '../holds-store.server.ts';
import { paidHoldsStore } from '../paid-holds-store.server.ts';

export type NewHold = NewBooking;

/**
 * Inserts a pending booking, which the caller has checked, if its time is still free. The caller holds the locks of the
 * client and the professional, and publishes the event.
 * @returns the id, or undefined if it is not possible
 */
export function recordHold(
  pipeline: Pipeline,
  booking: NewHold,
  handEnteredVisitId: string | null,
): Promise<string | undefined> {
  return holdsStore.insert(pipeline, booking, handEnteredVisitId);
}

/** What may have kept a hold from being recorded, as of the same transaction. */
export function countHolds(pipeline: Pipeline, booking: Pick<NewHold, 'client_id' | 'professional_id'>) {
  return holdsStore.count(pipeline, booking);
}

/** Confirms a hold that was paid; the caller publishes the event. @returns false if it is no hold any more */
export function recordPaidHold(trx: Transaction, id: string, paymentMethod: string | null): Promise<boolean> {
  return paidHoldsStore.confirm(trx, id, paymentMethod);
}
