/**
 * Whether Stripe refuses refunds of the disputed payment. It makes them during an inquiry, which has taken no money yet
 * and ends with a full refund (https://docs.stripe.com/disputes/how-disputes-work#inquiries).
 * @param status Stripe's; that of an inquiry begins with warning_
 */
export function blocksRefunds({ status, closed_at }: { status: string; closed_at: Date | null }): boolean {
  return closed_at === null && !status.startsWith('warning_');
}
