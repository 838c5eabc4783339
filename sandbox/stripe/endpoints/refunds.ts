import * as z from 'zod/mini';
import { recordBalance } from '../money/balance-transactions.ts';
import type { Charge } from '../money/charge.ts';
import { closeInquiries } from '../money/disputes.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newId } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { boolean, expand, integer, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

type Refund = StoredObjects['refund'];

const createRefund = z.strictObject({
  payment_intent: z.optional(text),
  charge: z.optional(text),
  amount: z.optional(integer),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  reverse_transfer: z.optional(boolean),
  refund_application_fee: z.optional(boolean),
  metadata: z.optional(metadata),
  expand,
});
const listRefunds = z.strictObject({
  ...listParameters,
  charge: z.optional(text),
  payment_intent: z.optional(text),
});

export const refundEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/refunds', createRefund, ({ work, input }) => {
    const charge = chargeToRefund(work, input);
    if (input.reverse_transfer) {
      // Separate charges and transfers are not linked: such transfers are reversed separately.
      throw new StripeApiError(`Charge ${charge.id} does not have an associated transfer to reverse.`, {
        param: 'reverse_transfer',
      });
    }
    const refund = makeRefund(work, charge, { ...input, metadata: mergeMetadata({}, input.metadata) });
    return expandAll(work.store, refund, input.expand);
  }),
  endpoint('GET', '/v1/refunds', listRefunds, (call) => {
    const filters: Filter[] = [];
    for (const field of ['charge', 'payment_intent'] as const) {
      const value = call.input[field];
      if (value !== undefined) filters.push({ field, value });
    }
    return answerList('refund', call, filters);
  }),
  endpoint('GET', '/v1/refunds/:id', z.strictObject({ expand }), ({ work, id, input }) => {
    const refund = work.store.find('refund', id);
    if (!refund) throw noSuch('refund', id, 'refund');
    return expandAll(work.store, refund, input.expand);
  }),
];

type Asked = { amount?: number | undefined; reason?: Refund['reason'] | undefined; metadata: Record<string, string> };

/** Refunds part or all of a charge, for an API call or an action in the dashboard. */
export function makeRefund(
  work: UnitOfWork,
  charge: Charge,
  { amount, reason = null, metadata: words }: Asked,
): Refund {
  refuseDisputed(work, charge);
  const refund: Refund = { ...newRefund(work, charge, refundAmount(charge, amount), reason), metadata: words };
  settle(work, charge, refund);
  return refund;
}

/** Refuses to refund a charge that is in dispute or whose dispute was lost; an inquiry lets it be refunded. */
function refuseDisputed(work: UnitOfWork, { id }: Charge): void {
  const disputes = work.store.all('dispute', [{ field: 'charge', value: id }]);
  if (disputes.every(({ status }) => status === 'won' || status.startsWith('warning_'))) return;
  throw new StripeApiError(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
}

function chargeToRefund(work: UnitOfWork, input: z.infer<typeof createRefund>): Charge {
  if ((input.charge === undefined) === (input.payment_intent === undefined)) {
    throw new StripeApiError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const chargeId = input.charge ?? latestChargeOf(work, input.payment_intent ?? '');
  const charge = work.store.find('charge', chargeId);
  if (!charge) throw noSuch('charge', chargeId, 'charge', 400);
  if (!charge.paid) throw new StripeApiError(`Charge ${charge.id} was not paid, so it cannot be refunded.`);
  return charge;
}

function latestChargeOf(work: UnitOfWork, intentId: string): string {
  const intent = work.store.find('payment_intent', intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent', 400);
  if (intent.status !== 'succeeded') {
    throw new StripeApiError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return String(intent.latest_charge);
}

/** Cents; the whole remainder unless a part was requested. */
function refundAmount(charge: Charge, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new StripeApiError(message, { code: 'charge_already_refunded' });
  }
  if (asked === undefined) return left;
  if (asked < 1) {
    throw new StripeApiError('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (asked > left) {
    const message = `Refund amount (${dollars(asked)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw new StripeApiError(message, { param: 'amount' });
  }
  return asked;
}

function newRefund(work: UnitOfWork, charge: Charge, amount: number, reason: Refund['reason']): Refund {
  const id = newId('re');
  const transaction = { type: 'refund' as const, amount: -amount, currency: charge.currency, source: id };
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordBalance(work, { ...transaction, description: 'REFUND FOR CHARGE' }),
    charge: charge.id,
    created: stripeNow(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

function settle(work: UnitOfWork, before: Charge, refund: Refund): void {
  const refunded = before.amount_refunded + refund.amount;
  const charge: Charge = { ...before, amount_refunded: refunded, refunded: refunded === before.amount };
  work.store.insert('refund', refund);
  work.store.update('charge', charge);
  work.emit({ type: 'refund.created', object: refund });
  work.emit({
    type: 'charge.refunded',
    object: charge,
    previousAttributes: { amount_refunded: before.amount_refunded, refunded: before.refunded },
  });
  if (charge.refunded) closeInquiries(work, charge);
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
