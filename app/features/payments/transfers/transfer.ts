/**
 * held: a problem or a dispute is open, or an administrator holds it. waiting: no account can receive it yet. due: to
 * be sent from due_at on. sending: requested from Stripe, the answer is not known. failed: refused, retried from
 * due_at on. reversed: all of it was reversed. cancelled: nothing was left to send.
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
/** Requested, and not known to be sent. */
export const comingTransferStatuses = [
  'held',
  'waiting',
  'due',
  'sending',
  'failed',
] as const satisfies readonly TransferStatus[];
/** Why a transfer is held: an open problem, an open dispute, or an administrator. */
export const transferHolds = ['problem', 'dispute', 'admin'] as const;
export type TransferHold = (typeof transferHolds)[number];
/** folded: the transfer was not sent after all, so its amount was lowered instead. */
export const reversalStatuses = ['requested', 'succeeded', 'folded'] as const;
export type ReversalStatus = (typeof reversalStatuses)[number];
export type TransferReason = 'completed' | 'late-cancellation';
