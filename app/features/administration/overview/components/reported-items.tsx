import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { formatCount } from '#app/lib/format-count.ts';
import type { Attention } from '../admin-overview.ts';
import { AttentionItem } from './attention-item.tsx';

interface ReportsProps {
  reports: Attention['thread_reports'];
  /** Milliseconds since 1970. */
  now: number;
}

/** Conversations that somebody reported to the team. */
export function ReportedThreads({ reports, now }: ReportsProps) {
  return (
    <AttentionItem
      title="Reported conversations"
      figure={reports.open.toLocaleString('en-US')}
      isFine={reports.open === 0}
      to="/dashboard/admin/reports"
      link="See reports"
      className="lg:col-span-2"
    >
      {sinceWhen(reports, now)}
    </AttentionItem>
  );
}

/** Reviews that their professionals reported to the team. */
export function ReportedReviews({ reports, now }: ReportsProps) {
  return (
    <AttentionItem
      title="Reported reviews"
      figure={reports.open.toLocaleString('en-US')}
      isFine={reports.open === 0}
      to="/dashboard/admin/reviews"
      link="See reviews"
      className="lg:col-span-2"
    >
      {sinceWhen(reports, now)}
    </AttentionItem>
  );
}

function sinceWhen({ oldest_reported_at: oldest }: ReportsProps['reports'], now: number): string {
  return oldest ? `The oldest was reported ${timeAgo(Date.parse(oldest), now)}.` : 'No reports to decide.';
}

/** Payments that a bank contests: those that wait for our answer, and all that are open. */
export function Disputes({ disputes }: { disputes: Attention['disputes'] }) {
  const { open, unanswered, answer_by } = disputes;
  return (
    <AttentionItem
      title="Disputes to answer"
      figure={unanswered.toLocaleString('en-US')}
      isFine={unanswered === 0}
      to="/dashboard/admin/money"
      link="See the money"
      className="lg:col-span-2"
    >
      {answer_by
        ? `Answer the first by ${formatDateTime(epochMinutesOf(new Date(answer_by)), platformTimeZone)}. `
        : 'No bank waits for an answer. '}
      {open > 0 ? `${formatCount(open, 'dispute is', 'disputes are')} open.` : 'None is open.'}
    </AttentionItem>
  );
}
