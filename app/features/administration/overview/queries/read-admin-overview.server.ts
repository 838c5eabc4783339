import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { bookingStatuses, type BookingStatus } from '#app/features/bookings/booking.ts';
import { readLastMoneyCheck } from '#app/features/money-checks/queries/check-money.server.ts';
import type { LedgerKind } from '#app/features/payments/ledger/ledger.ts';
import { readOnlyDatabase } from '#app/platform/database/replicas/read-only.server.ts';
import { addDollarSums } from '#app/lib/money.ts';
import { adminListRequest } from '../../lists/admin-list.ts';
import type { AdminOverview, Attention, Conversion, MoneyMoved, OverviewFigures } from '../admin-overview.ts';
import { overviewSpans, type OverviewRange, type OverviewSpan } from '../overview-range.ts';
import { type MovedSum, overviewStore, type StatusCount } from '../overview-store.server.ts';
import { listForAdmin } from '../../lists/queries/list-for-admin.server.ts';

/** What clients pay and get back, and how it is split: two reads, so that neither is long. */
const clientKinds: readonly LedgerKind[] = ['payment', 'refund', 'refund-failed'];
const sharedKinds: readonly LedgerKind[] = ['transfer', 'transfer-reversal', 'commission', 'commission-reversal'];

/** Returns the admin overview: figures of a range, and what currently needs attention. */
export async function readAdminOverview(range: OverviewRange, now: Date): Promise<AdminOverview> {
  const spans = overviewSpans(range, now);
  const [counts, paid, shared, conversion, attention] = await Promise.all([
    overviewStore.countBookings(readOnlyDatabase(), spans),
    overviewStore.sumMoved(readOnlyDatabase(), spans, clientKinds),
    overviewStore.sumMoved(readOnlyDatabase(), spans, sharedKinds),
    readCheckouts(spans),
    readAttention(now),
  ]);
  const figures = figuresOf(spans, counts, [...paid, ...shared]);
  const completed = figures.reduce((sum, { bookings }) => sum + bookings.completed, 0);
  return { range, time_zone: platformTimeZone, spans: figures, conversion: { ...conversion, completed }, attention };
}

async function readCheckouts(spans: readonly OverviewSpan[]): Promise<Omit<Conversion, 'completed'>> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) throw new Error('A range has spans');
  const counts = await overviewStore.countCheckouts(readOnlyDatabase(), first.from, last.until);
  return { ...counts, open: counts.requests - counts.paid - counts.abandoned };
}

function figuresOf(
  spans: readonly OverviewSpan[],
  counts: readonly StatusCount[],
  sums: readonly MovedSum[],
): OverviewFigures[] {
  const countOf = new Map(counts.map(({ place, status, count }) => [`${place} ${status}`, count]));
  const sumOf = new Map(sums.map(({ place, kind, amount }) => [`${place} ${kind}`, amount]));
  return spans.map(({ starts_on, ends_on }, index) => {
    const place = index + 1;
    const bookings = Object.fromEntries(
      bookingStatuses.map((status) => [status, countOf.get(`${place} ${status}`) ?? 0]),
    ) as Record<BookingStatus, number>;
    return { starts_on, ends_on, bookings, money: moneyOf((kind) => sumOf.get(`${place} ${kind}`) ?? '0.00') };
  });
}

function moneyOf(sum: (kind: LedgerKind) => string): MoneyMoved {
  return {
    gross: sum('payment'),
    refunds: addDollarSums(sum('refund'), `-${sum('refund-failed')}`),
    commission: addDollarSums(sum('commission'), `-${sum('commission-reversal')}`),
    net: addDollarSums(sum('transfer'), `-${sum('transfer-reversal')}`),
  };
}

/** Jobs normally send what is due within minutes; anything later counts as late. */
const usualMilliseconds = 30 * 60_000;
const waiting = adminListRequest('professionals', { filter: 'waiting', sort: 'waiting', limit: '1' });
const changed = adminListRequest('professionals', { filter: 'changes', limit: '1' });

async function readAttention(now: Date): Promise<Attention> {
  const [row, applications, changes, lastCheck] = await Promise.all([
    overviewStore.readAttention(readOnlyDatabase(), new Date(now.getTime() - usualMilliseconds)),
    listForAdmin('professionals', waiting),
    listForAdmin('professionals', changed),
    readLastMoneyCheck(),
  ]);
  return {
    applications: {
      waiting: applications.total,
      waiting_capped: applications.total_capped,
      oldest_applied_at: applications.items[0]?.applied_at ?? null,
      changes: changes.total,
    },
    problems: { open: row.problems, oldest_reported_at: row.oldest_problem?.toISOString() ?? null },
    transfers: { failed: row.transfers_failed, failed_amount: row.transfers_failed_amount, late: row.transfers_late },
    refunds: { stopped: row.refunds_stopped, stopped_amount: row.refunds_stopped_amount, late: row.refunds_late },
    disputes: {
      open: row.disputes,
      unanswered: row.disputes_unanswered,
      answer_by: row.first_answer_due?.toISOString() ?? null,
    },
    thread_reports: { open: row.thread_reports, oldest_reported_at: row.oldest_thread_report?.toISOString() ?? null },
    review_reports: { open: row.review_reports, oldest_reported_at: row.oldest_review_report?.toISOString() ?? null },
    money_check: lastCheck && {
      checked_at: lastCheck.checked_at,
      bookings: lastCheck.bookings,
      wrong: lastCheck.wrong,
    },
  };
}
