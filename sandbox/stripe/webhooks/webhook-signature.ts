import { createHmac } from 'node:crypto';

/**
 * Returns the Stripe-Signature header for `payload`: https://docs.stripe.com/webhooks#verify-manually. `timestamp` in
 * seconds.
 */
export function signWebhook(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
