import { balanceOf, recordBalance } from './balance-transactions.ts';
import { requirements } from '../accounts/connected-account.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { newId } from '../identifiers.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

type Payout = StoredObjects['payout'];

const DAY = 24 * 60 * 60;

/** Pays out `amount` cents, or the whole balance, to the account's bank; null if the balance is too low. */
export function recordPayout(work: UnitOfWork, account: string, amount?: number): Payout | null {
  const { available } = balanceOf(work, account);
  const paid = amount ?? available;
  if (paid <= 0 || paid > available) return null;
  const id = newId('po');
  const transaction = { type: 'payout' as const, amount: -paid, currency: 'usd', source: id, account };
  const payout: Payout = {
    id,
    object: 'payout',
    amount: paid,
    application_fee: null,
    application_fee_amount: null,
    // Stripe's days begin at midnight UTC.
    arrival_date: stripeNow() - (stripeNow() % DAY),
    automatic: true,
    balance_transaction: recordBalance(work, { ...transaction, description: 'STRIPE PAYOUT' }),
    created: stripeNow(),
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: work.store.find('account', account)?.external_accounts?.data[0]?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  work.store.insert('payout', payout);
  work.store.setDetails('payout', id, { account });
  work.emit({ type: 'payout.paid', object: payout, account });
  return payout;
}

/**
 * Fails a payout that the bank returned: the money is back in the account, and Stripe waits for another bank account.
 */
export function failPayout(work: UnitOfWork, before: Payout, code: string): Payout {
  const account = work.store.findDetails('payout', before.id)?.account;
  if (account === undefined) throw new Error('Every payout is of an account');
  const transaction = {
    type: 'payout_failure' as const,
    amount: before.amount,
    currency: before.currency,
    source: before.id,
    account,
  };
  const payout: Payout = {
    ...before,
    status: 'failed',
    failure_balance_transaction: recordBalance(work, { ...transaction, description: 'STRIPE PAYOUT FAILURE' }),
    failure_code: code,
    failure_message: 'The bank account has been closed.',
  };
  work.store.update('payout', payout);
  work.emit({ type: 'payout.failed', object: payout, account });
  disableBank(work, account);
  return payout;
}

function disableBank(work: UnitOfWork, id: string): void {
  const before = work.store.find('account', id);
  if (!before) return;
  const account = {
    ...before,
    payouts_enabled: false,
    requirements: requirements(['external_account'], 'requirements.past_due'),
  };
  work.store.update('account', account);
  const { payouts_enabled, requirements: earlier } = before;
  work.emit({
    type: 'account.updated',
    object: account,
    account: id,
    previousAttributes: { payouts_enabled, requirements: earlier },
  });
}
