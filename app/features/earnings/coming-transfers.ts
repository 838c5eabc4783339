import type * as z from 'zod/mini';
import type { comingTransferAnswer, expectedTransferAnswer, comingTransfersAnswer } from './answers/earnings.server.ts';

/** A transfer that was requested but has not been sent. Dollars with two decimals, instants ISO 8601. */
export type ComingTransfer = z.infer<typeof comingTransferAnswer>;

/** A confirmed visit, and what it brings the professional once completed. */
export type ExpectedTransfer = z.infer<typeof expectedTransferAnswer>;

/** A professional's upcoming transfers and what confirmed visits will add. Sums cover all, lists only the first few. */
export type ComingTransfers = z.infer<typeof comingTransfersAnswer>;

const texts: Readonly<Record<string, string>> = {
  held: 'On hold while we look into it',
  waiting: 'Waiting until Stripe can receive it',
  due: 'Being sent',
  sending: 'Being sent',
  failed: 'Didn’t go through. We’ll retry automatically',
  sent: 'Transferred',
  reversed: 'Taken back after a refund',
};

/** Returns the text of a transfer's status. */
export function transferText(status: string): string {
  return (Object.hasOwn(texts, status) && texts[status]) || status;
}
