import type { UnitOfWork } from '../api/endpoint.ts';
import { newId } from '../identifiers.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

type BalanceTransaction = StoredObjects['balance_transaction'];
type Entry = {
  type: BalanceTransaction['type'];
  /** Cents; a negative amount reduces the balance. */
  amount: number;
  fee?: number;
  currency: string;
  source: string;
  description: string | null;
  /** The connected account whose balance changes; null is the platform. */
  account?: string | null;
  /** Card payments are pending for two days; everything else is available at once. */
  pending?: boolean;
};

const TWO_DAYS = 2 * 24 * 60 * 60;
const CATEGORIES: Record<string, string> = {
  payment: 'charge',
  payment_refund: 'refund',
  transfer_refund: 'transfer_reversal',
};

/** Records a balance transaction of an account and returns its id. */
export function recordBalance(work: UnitOfWork, entry: Entry): string {
  const now = stripeNow();
  const fee = entry.fee ?? 0;
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: entry.pending ? now + TWO_DAYS : now,
    balance_type: 'payments',
    created: now,
    currency: entry.currency,
    description: entry.description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeDetail(fee, entry.currency)],
    net: entry.amount - fee,
    reporting_category: CATEGORIES[entry.type] ?? entry.type,
    source: entry.source,
    status: entry.pending ? 'pending' : 'available',
    type: entry.type,
  };
  work.store.insert('balance_transaction', transaction);
  work.store.setDetails('balance_transaction', transaction.id, { account: entry.account ?? null });
  return transaction.id;
}

/** Stripe's fee for a US card: 2.9% and 30 cents. */
export function cardFee(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

/** Returns an account's balance in cents: available, and pending. */
export function balanceOf(work: UnitOfWork, account: string | null): { available: number; pending: number } {
  const row = work.store.database
    .prepare(
      `SELECT total(net) FILTER (WHERE available_on <= ?1) AS available, total(net) FILTER (WHERE available_on > ?1) AS pending
       FROM (SELECT json_extract(data, '$.net') AS net, json_extract(data, '$.available_on') AS available_on
             FROM objects WHERE type = 'balance_transaction' AND json_extract(details, '$.account') IS ?2)`,
    )
    .get(stripeNow(), account);
  return { available: Number(row?.available ?? 0), pending: Number(row?.pending ?? 0) };
}

function feeDetail(amount: number, currency: string): BalanceTransaction['fee_details'][number] {
  return { amount, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' };
}
