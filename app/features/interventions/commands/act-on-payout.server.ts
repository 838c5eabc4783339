import { holdPayout, releasePayout } from '#app/features/payments/transfers/commands/hold-payout.server.ts';
import { retryRefund, retryTransfer } from '#app/features/payments/transfers/commands/retry-money.server.ts';
import type { RequestOf } from '../intervention.schema.ts';
import type { InterventionContext, InterventionDetails } from './act.server.ts';
import { required } from './required.server.ts';

type PayoutRequest = RequestOf<'hold-payout' | 'release-payout' | 'retry-transfer' | 'retry-refund'>;

/** Holds, releases or retries the transfer to the professional, or retries a refund to the client. */
export async function actOnPayout(
  request: PayoutRequest,
  { trx, booking: { id }, possible, now }: InterventionContext,
): Promise<InterventionDetails> {
  switch (request.action) {
    case 'hold-payout':
      required(possible.holdPayout);
      required(await holdPayout(trx, id));
      return {};
    case 'release-payout':
      required(possible.releasePayout);
      required(await releasePayout(trx, id));
      return {};
    case 'retry-transfer':
      required(possible.retryTransfer);
      required(await retryTransfer(trx, id, now));
      return {};
    case 'retry-refund': {
      const { amount } = required(possible.retryRefunds.find((refund) => refund.id === request.refundId));
      required(await retryRefund(trx, id, request.refundId, now));
      return { amount };
    }
  }
}
