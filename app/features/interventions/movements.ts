import { formatDollarText } from '#app/lib/money.ts';
import type { BookingFile } from './booking-file.ts';

/** A payment, refund, transfer, reversal or dispute, as a row to display. */
export type Movement = {
  id: string;
  what: string;
  detail: string | null;
  at: string | null;
  status: string;
  state: 'done' | 'open' | 'failed';
  amount: string;
};

type Money = BookingFile['money'];

const holds: Record<string, string> = {
  problem: 'a problem is open',
  dispute: 'a dispute is open',
  admin: 'an administrator holds it',
};

const transferWords: Record<string, [status: string, state: Movement['state']]> = {
  waiting: ['Waiting for a Stripe account', 'open'],
  due: ['Due', 'open'],
  sending: ['In progress at Stripe', 'open'],
  sent: ['Sent', 'done'],
  failed: ['Declined, retrying', 'failed'],
  reversed: ['Taken back', 'failed'],
  cancelled: ['Nothing left to send', 'failed'],
};

/** Lists the movements of a booking's money: payment, refunds, transfer, reversals, then disputes. */
export function movementsOf({ payment, refunds, transfer, reversals, disputes }: Money): Movement[] {
  return [
    ...(payment ? [paymentRow(payment)] : []),
    ...refunds.map(refundRow),
    ...(transfer ? [transferRow(transfer)] : []),
    ...reversals.map(({ id, amount, commission, status, created_at }): Movement => ({
      id,
      what: 'Taken back from the professional',
      detail: `and ${formatDollarText(commission)} of the commission`,
      at: created_at,
      amount,
      ...(status === 'succeeded'
        ? { status: 'Done', state: 'done' }
        : status === 'folded'
          ? { status: 'Never sent', state: 'failed' }
          : { status: 'Asked for', state: 'open' }),
    })),
    ...disputes.map(({ id, amount, reason, status, opened_at, closed_at }): Movement => ({
      id,
      what: 'Dispute',
      detail: reason.replaceAll('_', ' '),
      at: opened_at,
      amount,
      status: status.replaceAll('_', ' '),
      state: closed_at === null ? 'open' : status === 'lost' ? 'failed' : 'done',
    })),
  ];
}

function paymentRow({
  amount,
  method,
  card,
  paid_at,
  stripe_payment_intent_id,
  is_held,
}: NonNullable<Money['payment']>): Movement {
  const how = card ?? method ?? 'unknown';
  return {
    id: stripe_payment_intent_id,
    what: 'Payment',
    detail: `${how.charAt(0).toUpperCase()}${how.slice(1)}, ${stripe_payment_intent_id}`,
    at: paid_at,
    amount,
    ...(is_held ? { status: 'Paid, payout held', state: 'open' } : { status: 'Paid', state: 'done' }),
  };
}

function refundRow(refund: Money['refunds'][number]): Movement {
  const { id, amount, reason, paid_otherwise, created_at } = refund;
  const [status, state] = refundWords(refund);
  const detail = paid_otherwise ?? reasonText(reason);
  return { id, what: 'Refund', detail, at: created_at, amount, status, state };
}

function refundWords({ status, is_stopped, paid_otherwise }: Money['refunds'][number]): [string, Movement['state']] {
  if (status === 'succeeded') return [paid_otherwise === null ? 'Refunded' : 'Paid another way', 'done'];
  if (status === 'failed') return ['Not made', 'failed'];
  return is_stopped ? ['Failed, needs a decision', 'failed'] : ['Asked for', 'open'];
}

/** Returns the text of a reason's kind, without the id that may follow it. */
function reasonText(reason: string): string {
  if (reason.startsWith('admin-')) return 'by an administrator';
  return reason.startsWith('dispute-') ? 'by the bank' : reason.replaceAll('-', ' ');
}

function transferRow({
  amount,
  commission,
  status,
  holds: why,
  last_error,
  sent_at,
  stripe_transfer_id,
}: NonNullable<Money['transfer']>): Movement {
  const [word, state] = transferWords[status] ?? [`Held: ${why.map((hold) => holds[hold] ?? hold).join(', ')}`, 'open'];
  const detail =
    last_error ?? [`${formatDollarText(commission)} commission kept`, stripe_transfer_id].filter(Boolean).join(', ');
  return {
    id: `transfer ${stripe_transfer_id ?? ''}`,
    what: 'Transfer to the professional',
    detail,
    at: sent_at,
    amount,
    status: word,
    state,
  };
}
