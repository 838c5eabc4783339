/**
 * held: a problem or a dispute is open, or an administrator holds it. waiting: no account can receive it yet. due: from
 * due_at on. sending: asked of Stripe, the answer is not known. failed: refused, tried again from due_at on. reversed: all
 * of it was taken back. cancelled: nothing was left to send.
 */
export type TransferStatus = 'held' | 'waiting' | 'due' | 'sending' | 'sent' | 'failed' | 'reversed' | 'cancelled';
/** An open problem report, an open dispute, an administrator. */
export type TransferHold = 'problem' | 'dispute' | 'admin';
export type TransferReason = 'completed' | 'late-cancellation';
