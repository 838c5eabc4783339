import type * as z from 'zod/mini';
import type { comingTransferAnswer, expectedTransferAnswer, comingTransfersAnswer } from './answers/earnings.server.ts';

/** A transfer that is made but has not left yet. Dollars with two decimals, instants ISO 8601. */
export type ComingTransfer = z.infer<typeof comingTransferAnswer>;

/** A confirmed visit, and what it brings when it is done. */
export type ExpectedTransfer = z.infer<typeof expectedTransferAnswer>;

/**
 * What is on its way to a professional, and what confirmed visits will add; sums are of all, lists of the first few.
 */
export type ComingTransfers = z.infer<typeof comingTransfersAnswer>;

const texts: Readonly<Record<string, string>> = {
  held: 'On hold while we look into it',
  waiting: 'Waits until Stripe can receive it',
  due: 'Being sent',
  sending: 'Being sent',
  failed: 'Did not go through, tried again by itself',
  sent: 'Transferred',
  reversed: 'Taken back after a refund',
};

/** How a transfer stands, in words. */
export function transferText(status: string): string {
  return (Object.hasOwn(texts, status) && texts[status]) || status;
}
