/**
 * Whether a dispute's status at Stripe is final (https://docs.stripe.com/api/disputes/object#dispute_object-status).
 */
export function isClosedDispute(status: string): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed' || status === 'prevented';
}
