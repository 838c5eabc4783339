import * as z from 'zod/mini';
import { balanceOf, recordBalance } from '../money/balance-transactions.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newId } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import type { Filter } from '../object-store.ts';
import { currency, expand, integer, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

export type Transfer = StoredObjects['transfer'];

const createTransfer = z.strictObject({
  amount: integer,
  currency,
  destination: text,
  description: z.optional(text),
  source_transaction: z.optional(text),
  transfer_group: z.optional(text),
  metadata: z.optional(metadata),
  expand,
});
type TransferInput = z.infer<typeof createTransfer>;
const listTransfers = z.strictObject({
  ...listParameters,
  destination: z.optional(text),
  transfer_group: z.optional(text),
});

export const transferEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/transfers', createTransfer, ({ work, input }) => {
    checkDestination(work, input.destination);
    if (input.amount < 1) {
      throw new StripeApiError('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
    }
    const group = input.source_transaction === undefined ? checkFunds(work, input) : checkSource(work, input);
    const transfer = newTransfer(input, input.transfer_group ?? group);
    moveMoney(work, transfer);
    work.store.insert('transfer', transfer);
    work.emit({ type: 'transfer.created', object: transfer });
    return expandAll(work.store, transfer, input.expand);
  }),
  endpoint('GET', '/v1/transfers', listTransfers, (call) => {
    const filters: Filter[] = [];
    for (const field of ['destination', 'transfer_group'] as const) {
      const value = call.input[field];
      if (value !== undefined) filters.push({ field, value });
    }
    return answerList('transfer', call, filters);
  }),
  endpoint('GET', '/v1/transfers/:id', z.strictObject({ expand }), ({ work, id, input }) =>
    expandAll(work.store, findTransfer(work, id), input.expand),
  ),
];

export function findTransfer(work: UnitOfWork, id: string): Transfer {
  const transfer = work.store.find('transfer', id);
  if (!transfer) throw noSuch('transfer', id, 'id');
  return transfer;
}

function checkDestination(work: UnitOfWork, id: string): void {
  const account = work.store.find('account', id);
  if (!account || work.store.findDetails('account', id)?.deauthorized)
    throw noSuch('destination', id, 'destination', 400);
  if (account.capabilities?.transfers === 'active') return;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw new StripeApiError(message, { code: 'insufficient_capabilities_for_transfer' });
}

/** Checks that the available balance covers the transfer; card payments become available after two days. */
function checkFunds(work: UnitOfWork, { amount }: TransferInput): string | null {
  if (amount <= balanceOf(work, null).available) return null;
  const message =
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.';
  throw new StripeApiError(message, { code: 'balance_insufficient' });
}

/**
 * Checks a transfer from a charge, which may be made at once, up to the charge's amount; it inherits the charge's
 * group.
 */
function checkSource(
  work: UnitOfWork,
  { amount, source_transaction: source = '', ...input }: TransferInput,
): string | null {
  const charge = work.store.find('charge', source);
  if (!charge) throw noSuch('charge', source, 'source_transaction', 400);
  if (!charge.paid) throw new StripeApiError('The source charge was not paid.', { param: 'source_transaction' });
  if (charge.currency !== input.currency.toLowerCase()) {
    const message = `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${input.currency})`;
    throw new StripeApiError(message, { param: 'currency' });
  }
  const used = work.store
    .all('transfer', [{ field: 'source_transaction', value: source }])
    .reduce((sum, other) => sum + other.amount - other.amount_reversed, 0);
  if (used + amount > charge.amount) {
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}. (${used} already transferred.)`;
    throw new StripeApiError(message, { param: 'amount' });
  }
  return charge.transfer_group;
}

function newTransfer(input: TransferInput, group: string | null): Transfer {
  const id = newId('tr');
  return {
    id,
    object: 'transfer',
    amount: input.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: stripeNow(),
    currency: input.currency.toLowerCase(),
    description: input.description ?? null,
    destination: input.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: input.source_transaction ?? null,
    source_type: 'card',
    transfer_group: group,
  };
}

/** Moves money from the platform's balance to the connected account's. */
function moveMoney(work: UnitOfWork, transfer: Transfer): void {
  const { amount, currency: money, description, id } = transfer;
  transfer.balance_transaction = recordBalance(work, {
    type: 'transfer',
    amount: -amount,
    currency: money,
    source: id,
    description,
  });
  recordBalance(work, {
    type: 'payment',
    amount,
    currency: money,
    source: String(transfer.destination_payment),
    description,
    account: String(transfer.destination),
  });
}
