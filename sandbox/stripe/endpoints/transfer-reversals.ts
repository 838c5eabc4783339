import * as z from 'zod/mini';
import { recordBalance } from '../money/balance-transactions.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newId } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import { boolean, expand, integer, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';
import { findTransfer, type Transfer } from './transfers.ts';

type Reversal = StoredObjects['transfer_reversal'];

const createReversal = z.strictObject({
  amount: z.optional(integer),
  description: z.optional(text),
  refund_application_fee: z.optional(boolean),
  metadata: z.optional(metadata),
  expand,
});

export const transferReversalEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/transfers/:id/reversals', createReversal, ({ work, id, input }) => {
    const reversal = makeReversal(work, findTransfer(work, id), {
      amount: input.amount,
      metadata: mergeMetadata({}, input.metadata),
    });
    return expandAll(work.store, reversal, input.expand);
  }),
  endpoint('GET', '/v1/transfers/:id/reversals', z.strictObject(listParameters), (call) => {
    findTransfer(call.work, call.id);
    return answerList('transfer_reversal', call, [{ field: 'transfer', value: call.id }]);
  }),
  endpoint('GET', '/v1/transfers/:id/reversals/:subId', z.strictObject({ expand }), ({ work, subId, input }) => {
    const reversal = work.store.find('transfer_reversal', subId);
    if (!reversal) throw noSuch('transfer_reversal', subId, 'id');
    return expandAll(work.store, reversal, input.expand);
  }),
];

type Asked = { amount?: number | undefined; metadata: Record<string, string> };

/** Reverses part or all of a transfer, for an API call or an action in the dashboard. */
export function makeReversal(work: UnitOfWork, transfer: Transfer, { amount, metadata: words }: Asked): Reversal {
  const reversal: Reversal = { ...newReversal(work, transfer, reversalAmount(transfer, amount)), metadata: words };
  work.store.insert('transfer_reversal', reversal);
  markReversed(work, transfer, reversal);
  return reversal;
}

/** Cents; the whole remainder unless a part was requested. */
function reversalAmount(transfer: Transfer, asked: number | undefined): number {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw new StripeApiError(`Transfer ${transfer.id} is already fully reversed.`);
  if (asked === undefined) return left;
  if (asked < 1) {
    throw new StripeApiError('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (asked > left) {
    const message = `Reversal amount (${asked}) is greater than the amount left to reverse on the transfer (${left})`;
    throw new StripeApiError(message, { param: 'amount' });
  }
  return asked;
}

/** Takes the money back from the connected account, whose balance may go below zero, as at Stripe. */
function newReversal(work: UnitOfWork, transfer: Transfer, amount: number): Reversal {
  const id = newId('trr');
  const entry = { currency: transfer.currency, source: id, description: null };
  recordBalance(work, { ...entry, type: 'payment_refund', amount: -amount, account: String(transfer.destination) });
  return {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recordBalance(work, { ...entry, type: 'transfer_refund', amount }),
    created: stripeNow(),
    currency: transfer.currency,
    destination_payment_refund: newId('pyr'),
    metadata: {},
    source_refund: null,
    transfer: transfer.id,
  };
}

function markReversed(work: UnitOfWork, before: Transfer, reversal: Reversal): void {
  const reversed = before.amount_reversed + reversal.amount;
  const transfer: Transfer = {
    ...before,
    amount_reversed: reversed,
    reversals: { ...before.reversals, data: [reversal, ...before.reversals.data] },
    reversed: reversed === before.amount,
  };
  work.store.update('transfer', transfer);
  work.emit({
    type: 'transfer.reversed',
    object: transfer,
    previousAttributes: { amount_reversed: before.amount_reversed, reversed: before.reversed },
  });
}
