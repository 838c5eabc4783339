import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import type { Cents } from '#app/lib/money.ts';
import { paymentsStore } from '../../payments-store.server.ts';

/**
 * Records, in the booking's own transaction, that a checkout is about to be opened. If the process ends before Stripe
 * answers, reconciliation finds the record.
 */
export function prepareCheckout(pipeline: Pipeline, bookingId: string, total: Cents): Promise<unknown> {
  return paymentsStore.recordCheckout(pipeline, { booking_id: bookingId, amount: total });
}
