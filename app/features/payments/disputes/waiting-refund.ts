/**
 * Returns what a client reads of a refund that Stripe makes only after a dispute, to be ended by the caller. A lost
 * dispute returns the whole payment, so that a part of it is promised only for the other end.
 * @param refund "$37.50"
 * @param isAll whether nothing of the payment is kept
 */
export function waitingRefund(refund: string, isAll: boolean): string {
  const outcome = isAll
    ? `Once it has decided, you get ${refund} back, from the bank or from us`
    : `If it lets the payment stand, you get ${refund} back from us`;
  return `Your bank is looking into this payment. ${outcome}`;
}

/** Returns the same of a payment of which a cancellation refunds nothing, to be ended by the caller. */
export function waitingFee(kept: string): string {
  return `Your bank is looking into this payment. If it lets the payment stand, ${kept} stays as the late-cancellation fee`;
}

/** When such a refund is made, for whoever reads of a client's. */
export const onceDecided = 'once their bank has decided about this payment';
