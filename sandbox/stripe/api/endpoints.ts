import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from '../endpoints/accounts.ts';
import { balanceEndpoints } from '../endpoints/balance.ts';
import { checkoutSessionEndpoints } from '../endpoints/checkout-sessions.ts';
import { disputeEndpoints } from '../endpoints/disputes.ts';
import { eventEndpoints } from '../endpoints/events.ts';
import { paymentEndpoints } from '../endpoints/payments.ts';
import { priceEndpoints } from '../endpoints/prices.ts';
import { productEndpoints } from '../endpoints/products.ts';
import { refundEndpoints } from '../endpoints/refunds.ts';
import { transferReversalEndpoints } from '../endpoints/transfer-reversals.ts';
import { transferEndpoints } from '../endpoints/transfers.ts';

/** The part of Stripe's API that the sandbox implements. */
export const STRIPE_ENDPOINTS: Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...accountEndpoints,
  ...checkoutSessionEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...transferEndpoints,
  ...transferReversalEndpoints,
  ...disputeEndpoints,
  ...balanceEndpoints,
  ...eventEndpoints,
];
