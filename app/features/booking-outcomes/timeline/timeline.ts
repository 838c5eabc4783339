import type * as z from 'zod/mini';
import { formatVisitTime } from '#app/lib/dates/date-format.ts';
import { formatDollars, type Cents } from '#app/lib/money.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { BookingRole } from '#app/features/bookings/booking.ts';
import type { timelineEntryAnswer } from '../problems/answers/problems.server.ts';

/** Who acted on a booking: a party, the team, or the platform automatically. */
export type TimelineActor = BookingRole | 'doorstep' | 'bank';

/** One thing that happened to a booking. */
export type TimelineEntry = z.infer<typeof timelineEntryAnswer>;

/** The rows of a booking that tell its history. Money is in cents. */
export type TimelineFacts = {
  created_at: Date;
  paid_at: Date | null;
  total_amount: Cents;
  cancelled_at: Date | null;
  cancelled_by: BookingRole | null;
  cancel_reason: string | null;
  is_cancelled: boolean;
  /** Whether it was cancelled because its client was not there. */
  was_client_absent?: boolean;
  completed_at: Date | null;
  completed_by: 'professional' | 'admin' | 'clock' | null;
  refunds: readonly RefundFact[];
  transfer: { amount: Cents; sent_at: Date | null } | null;
  reversals: readonly { amount: Cents; updated_at: Date; status: string }[];
  problem: {
    kind_label: string;
    reported_at: Date;
    settled_at: Date | null;
    answered_at?: Date | null;
    outcome: string | null;
    settlement: string | null;
  } | null;
  disputes: readonly { opened_at: Date; closed_at: Date | null; status: string; amount: Cents }[];
  moves: readonly { from_time: Date; to_time: Date; moved_at: Date; moved_by: 'client' }[];
  /** In the visit's time zone. */
  time_zone: string;
};

/** `origin` is stripe for a refund made in Stripe's dashboard, bank for a lost dispute; `failure` is why it ended. */
export type RefundFact = {
  amount: Cents;
  created_at: Date;
  updated_at: Date;
  status: string;
  origin?: string;
  failure?: string | null;
  paid_otherwise?: string | null;
};

type TimelineMoment = { at: Date; by: TimelineActor; what: string; detail?: string | null };

/** A booking's history in order, derived from the rows that hold the facts, so it cannot contradict them. */
export function timelineOf(facts: TimelineFacts): TimelineEntry[] {
  return [...lifeOf(facts), ...movesOf(facts), ...problemsOf(facts), ...moneyOf(facts)]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, by, what, detail = null }) => ({ at: at.toISOString(), by, what, detail }));
}

function lifeOf(facts: TimelineFacts): TimelineMoment[] {
  const happened: TimelineMoment[] = [{ at: facts.created_at, by: 'client', what: 'Requested' }];
  if (facts.paid_at)
    happened.push({
      at: facts.paid_at,
      by: 'client',
      what: 'Paid and confirmed',
      detail: formatDollars(facts.total_amount),
    });
  if (facts.is_cancelled && facts.cancelled_at) {
    const by = facts.was_client_absent ? 'professional' : (facts.cancelled_by ?? 'doorstep');
    happened.push({
      at: facts.cancelled_at,
      by,
      what: cancellationText(facts),
      detail: facts.cancel_reason,
    });
  }
  if (facts.completed_at) {
    const isByItself = facts.completed_by === 'clock' || facts.completed_by === null;
    happened.push({
      at: facts.completed_at,
      by: isByItself ? 'doorstep' : (facts.completed_by as 'admin'),
      what: 'Completed',
      detail: isByItself ? 'A day after it ended' : null,
    });
  }
  return happened;
}

function cancellationText({ cancelled_by, was_client_absent }: TimelineFacts): string {
  if (was_client_absent) return 'Ended: the client wasn’t there';
  return cancelled_by ? 'Cancelled' : 'Expired unpaid';
}

function movesOf({ moves, time_zone }: TimelineFacts): TimelineMoment[] {
  const when = (instant: Date) => formatVisitTime(epochMinutesOf(instant), time_zone);
  return moves.map((move) => ({
    at: move.moved_at,
    by: move.moved_by,
    what: 'Rescheduled',
    detail: `${when(move.from_time)} → ${when(move.to_time)}`,
  }));
}

const outcomes: Record<string, string> = { full: 'Full refund', partial: 'Partial refund', none: 'No refund' };

function problemsOf({ problem, disputes }: TimelineFacts): TimelineMoment[] {
  const happened: TimelineMoment[] = [];
  if (problem)
    happened.push({ at: problem.reported_at, by: 'client', what: 'Problem reported', detail: problem.kind_label });
  if (problem?.answered_at) happened.push({ at: problem.answered_at, by: 'professional', what: 'Report answered' });
  if (problem?.settled_at) {
    const words = [outcomes[problem.outcome ?? ''], problem.settlement].filter(Boolean).join(': ');
    happened.push({ at: problem.settled_at, by: 'admin', what: 'Problem settled', detail: words });
  }
  for (const { opened_at, closed_at, status, amount } of disputes) {
    happened.push({ at: opened_at, by: 'bank', what: 'Payment disputed', detail: formatDollars(amount) });
    if (closed_at)
      happened.push({
        at: closed_at,
        by: 'bank',
        what: status === 'lost' ? 'Dispute lost' : 'Dispute ended',
        detail: formatDollars(amount),
      });
  }
  return happened;
}

function moneyOf({ refunds, transfer, reversals }: TimelineFacts): TimelineMoment[] {
  const done = (rows: readonly { amount: Cents; updated_at: Date; status: string }[], what: string): TimelineMoment[] =>
    rows
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount, updated_at }) => ({ at: updated_at, by: 'doorstep', what, detail: formatDollars(amount) }));
  return [
    ...refunds.flatMap(refundOf),
    ...(transfer?.sent_at
      ? [
          {
            at: transfer.sent_at,
            by: 'doorstep' as const,
            what: 'Paid out to the professional',
            detail: formatDollars(transfer.amount),
          },
        ]
      : []),
    ...done(reversals, 'Taken back from the professional'),
  ];
}

/** A superseded transfer never happened; a failed one was sent before. */
function refundOf({ amount, updated_at, status, origin, failure, paid_otherwise }: RefundFact): TimelineMoment[] {
  const happened = (by: TimelineActor, what: string): TimelineMoment[] => [
    { at: updated_at, by, what, detail: formatDollars(amount) },
  ];
  if (status === 'failed') return failure === 'superseded' ? [] : happened('bank', 'Refund didn’t arrive');
  if (status !== 'succeeded') return [];
  if (origin === 'stripe') return happened('admin', 'Refunded in Stripe');
  if (origin === 'bank') return happened('bank', 'Refunded by the bank');
  return paid_otherwise ? happened('admin', 'Refunded another way') : happened('doorstep', 'Refunded');
}
