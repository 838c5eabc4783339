import { type RawBuilder, sql } from 'kysely';
import type { BookingStatus } from '#app/features/bookings/booking.ts';
import { inquiryPrefix, unansweredSuffix } from '#app/features/payments/disputes/dispute.ts';
import type { LedgerKind } from '#app/features/payments/ledger/ledger.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import type { OverviewSpan } from './overview-range.ts';

/** `place` numbers the spans from 1. */
export type StatusCount = { place: number; status: BookingStatus; count: number };
export type MovedSum = { place: number; kind: LedgerKind; amount: string };
export type CheckoutCounts = { requests: number; paid: number; abandoned: number };
export type AttentionRow = {
  problems: number;
  oldest_problem: Date | null;
  transfers_failed: number;
  transfers_failed_amount: string;
  transfers_late: number;
  refunds_stopped: number;
  refunds_stopped_amount: string;
  refunds_late: number;
  disputes: number;
  disputes_unanswered: number;
  first_answer_due: Date | null;
  thread_reports: number;
  oldest_thread_report: Date | null;
  review_reports: number;
  oldest_review_report: Date | null;
};

/** Counts for the admin overview; read-only. Each count scans one range of one index. */
export const overviewStore = {
  /** Counts bookings by the span they were created in and their current status. */
  countBookings: async (db: ReadOnlyConnection, spans: readonly OverviewSpan[]): Promise<StatusCount[]> => {
    const { rows } = await sql<StatusCount>`
      select span.place::int as place, counted.* from ${spanRows(spans)}
      cross join lateral (
        select status, count(*)::int as count from bookings where created_at >= span.since and created_at < span.until group by status
      ) counted`.execute(db);
    return rows;
  },

  /** Sums ledger entries by kind and the span they were entered in. */
  sumMoved: async (
    db: ReadOnlyConnection,
    spans: readonly OverviewSpan[],
    kinds: readonly LedgerKind[],
  ): Promise<MovedSum[]> => {
    const { rows } = await sql<MovedSum>`
      select span.place::int as place, moved.kind, summed.amount::numeric(14,2)::text as amount
      from ${spanRows(spans)} cross join unnest(${kinds}::text[]) as moved (kind)
      cross join lateral (
        select sum(amount) as amount from ledger_entries where kind = moved.kind and at >= span.since and at < span.until
      ) summed
      where summed.amount is not null`.execute(db);
    return rows;
  },

  countCheckouts: async (db: ReadOnlyConnection, from: Date, until: Date): Promise<CheckoutCounts> => {
    const { rows } = await sql<CheckoutCounts>`
      select count(*)::int as requests, count(*) filter (where status = 'paid')::int as paid,
        count(*) filter (where status in ('expired', 'failed'))::int as abandoned
      from checkouts where created_at >= ${from} and created_at < ${until}`.execute(db);
    return rows[0] ?? { requests: 0, paid: 0, abandoned: 0 };
  },

  /**
   * Counts what needs attention. Anything due before `lateSince` counts as late, except refunds that wait for the end
   * of a dispute (`blocksRefunds` of payments).
   */
  readAttention: async (db: ReadOnlyConnection, lateSince: Date): Promise<AttentionRow> => {
    const { rows } = await sql<AttentionRow>`
      select problems.*, failed_transfers.*, late_transfers.*, stopped_refunds.*, late_refunds.*, open_disputes.*, reported_threads.*, reported_reviews.*
      from (select count(*)::int as problems, min(reported_at) as oldest_problem from problem_reports where status = 'open') problems,
        (select count(*)::int as transfers_failed, coalesce(sum(amount), 0)::numeric(14,2)::text as transfers_failed_amount from transfers where status = 'failed') failed_transfers,
        (select count(*)::int as transfers_late from transfers where status in ('due', 'sending') and due_at < ${lateSince}) late_transfers,
        (select count(*)::int as refunds_stopped, coalesce(sum(amount), 0)::numeric(14,2)::text as refunds_stopped_amount from refunds where stopped_at is not null and status = 'requested') stopped_refunds,
        (select count(*)::int as refunds_late from refunds where status = 'requested' and stopped_at is null and created_at < ${lateSince} and not exists (
          select from disputes where disputes.booking_id = refunds.booking_id and disputes.closed_at is null and not starts_with(disputes.status, ${inquiryPrefix})
        )) late_refunds,
        (select count(*)::int as disputes, count(*) filter (where ${isUnanswered})::int as disputes_unanswered,
          min(evidence_due_at) filter (where ${isUnanswered}) as first_answer_due from disputes where closed_at is null) open_disputes,
        (select count(*)::int as thread_reports, min(reported_at) as oldest_thread_report from thread_reports where outcome is null) reported_threads,
        (select count(*)::int as review_reports, min(reported_at) as oldest_review_report from reviews where is_report_open) reported_reviews`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw new Error('Aggregates always have one row');
    return row;
  },
};

/** Of an open dispute: whether its bank waits for our answer. */
const isUnanswered = sql<boolean>`right(status, ${unansweredSuffix.length}) = ${unansweredSuffix} and evidence_due_at is not null`;

function spanRows(spans: readonly OverviewSpan[]): RawBuilder<unknown> {
  const [since, until] = [spans.map(({ from }) => from), spans.map((span) => span.until)];
  return sql`unnest(${since}::timestamptz[], ${until}::timestamptz[]) with ordinality as span (since, until, place)`;
}
