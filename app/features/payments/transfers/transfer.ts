/**
 * held: a problem or a dispute is open, or an administrator holds it. waiting: no account can receive it yet. due: from
 * due_at on. sending: asked of Stripe, the answer is not known. failed: refused, tried again from due_at on.
 * reversed: all of it was taken back. cancelled: nothing was left to send.
 */
export const transferStatuses = [
  'held',
  'waiting',
  'due',
  'sending',
  'failed',
  'sent',
  'reversed',
  'cancelled',
] as const;
export type TransferStatus = (typeof transferStatuses)[number];
/** Made, and not known to have left. */
export const comingTransferStatuses = [
  'held',
  'waiting',
  'due',
  'sending',
  'failed',
] as const satisfies readonly TransferStatus[];
/** An open problem report, an open dispute, an administrator. */
export const transferHolds = ['problem', 'dispute', 'admin'] as const;
export type TransferHold = (typeof transferHolds)[number];
/** folded: the transfer had not left after all, its amount was lowered instead. */
export const reversalStatuses = ['requested', 'succeeded', 'folded'] as const;
export type ReversalStatus = (typeof reversalStatuses)[number];
export type TransferReason = 'completed' | 'late-cancellation';
