import type * as z from 'zod/mini';
import type { TimelineEntry } from '#app/features/booking-outcomes/timeline/timeline.ts';
import { formatDollarText } from '#app/lib/money.ts';
import type { InterventionName } from './intervention.ts';
import type { historyLineAnswer } from './answers/booking-file.server.ts';

/** The audit log's name for each intervention. */
export const adminActions: Record<InterventionName, string> = {
  cancel: 'booking.cancelled',
  complete: 'booking.completed',
  refund: 'booking.refunded',
  'hold-payout': 'booking.payout_held',
  'release-payout': 'booking.payout_released',
  'retry-transfer': 'booking.transfer_retried',
  'retry-refund': 'booking.refund_retried',
  'resend-confirmation': 'booking.confirmation_resent',
};

/** The audit log's name for taking the files that a bank asks for. */
export const packAction = 'booking.dispute_pack';

const words: Record<string, string> = {
  'booking.cancelled': 'Cancelled',
  'booking.completed': 'Completed',
  'booking.completion_undone': 'Completion undone',
  'booking.refunded': 'Asked for a refund',
  'booking.payout_held': 'Payout held',
  'booking.payout_released': 'Payout released',
  'booking.transfer_retried': 'Transfer retried',
  'booking.refund_retried': 'Refund retried',
  'booking.confirmation_resent': 'Confirmation resent',
  'refund.retried': 'Refund retried',
  'refund.paid_otherwise': 'Refund paid another way',
  'problem.settled': 'Problem settled',
  'problem.withdrawn': 'Report taken back',
  'no_show.reported': 'Said that the client isn’t there',
  'no_show.closed': 'Ended the visit without its client',
  'no_show.undone': 'Took that back',
  'no_show.settled': 'No-show settled',
  [packAction]: 'Files for the bank taken',
  'door_link.made': 'Link for the door made',
  'door_link.revoked': 'Link for the door taken back',
};

/** Who acts, where only one side can: its account may be gone. */
const actors: Record<string, HistoryLine['by']> = {
  'problem.withdrawn': 'client',
  'door_link.made': 'client',
  'door_link.revoked': 'client',
  'no_show.reported': 'professional',
  'no_show.closed': 'professional',
  'no_show.undone': 'professional',
  'no_show.settled': 'doorstep',
};

/** An entry of the audit log about an administrator's intervention. */
export type AdminAction = {
  at: string;
  action: string;
  actor: string;
  /** The side of the booking that did it; null if none of the two did, or has left since. */
  side: 'client' | 'professional' | null;
  reason: string | null;
  details: Record<string, unknown>;
};

/** A line of a booking's history for administrators: what the parties see, and which administrator did what and why. */
export type HistoryLine = z.infer<typeof historyLineAnswer>;

/** Merges the timeline with the admin actions, each once, under the administrator's name, in chronological order. */
export function historyOf(timeline: readonly TimelineEntry[], done: readonly AdminAction[]): HistoryLine[] {
  const notified = new Set(done.map(({ action }) => words[action]));
  const lines: HistoryLine[] = timeline
    .filter(({ by, what, detail }) => !(by === 'admin' && notified.has(what) && detail === null))
    .map((entry) => ({ ...entry, actor: null, reason: null }));
  const recorded = done.map(({ at, action, actor, side, reason, details }): HistoryLine => {
    const by = actors[action] ?? side ?? 'admin';
    return {
      at,
      what: words[action] ?? action,
      detail: detailOf(details),
      by,
      actor: by === 'admin' ? actor || 'Deleted account' : null,
      reason,
    };
  });
  return [...lines, ...recorded].sort((one, other) => one.at.localeCompare(other.at));
}

function detailOf({ amount, refund, to }: Record<string, unknown>): string | null {
  const dollars = amount ?? refund;
  if (typeof dollars === 'string' && dollars !== '0.00') return formatDollarText(dollars);
  return typeof to === 'string' ? `To the ${to}` : null;
}
