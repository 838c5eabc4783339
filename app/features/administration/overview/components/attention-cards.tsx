import { Link } from 'react-router';
import { WaitingMark } from '#app/features/professional-review/review/components/waiting-mark.tsx';
import { businessDaysBetween } from '#app/lib/dates/business-days.ts';
import { formatDollarSum } from '#app/lib/money.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { adminUrl } from '../../admin-url.ts';
import type { Attention } from '../admin-overview.ts';
import { formatCount } from '#app/lib/format-count.ts';
import { AttentionItem } from './attention-item.tsx';
import { DisputesItem } from './disputes-item.tsx';
import { ReportedItems } from './reported-items.tsx';

interface AttentionCardsProps {
  attention: Attention;
  /** Milliseconds since 1970. */
  now: number;
}

/** What currently needs attention: people first, then money. */
export function AttentionCards({ attention, now }: AttentionCardsProps) {
  const { applications, problems, transfers, refunds } = attention;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      <Applications applications={applications} now={now} />
      <AttentionItem
        title="Open problems"
        figure={problems.open.toLocaleString('en-US')}
        isFine={problems.open === 0}
        to="/dashboard/admin/problems"
        link="See problems"
        className="lg:col-span-3"
      >
        {problems.oldest_reported_at
          ? `The oldest was reported ${timeAgo(Date.parse(problems.oldest_reported_at), now)}.`
          : 'No problems to settle.'}
      </AttentionItem>
      <ReportedItems
        title="Reported conversations"
        reports={attention.thread_reports}
        to="/dashboard/admin/reports"
        link="See reports"
        now={now}
      />
      <ReportedItems
        title="Reported reviews"
        reports={attention.review_reports}
        to="/dashboard/admin/reviews"
        link="See reviews"
        now={now}
      />
      <DisputesItem disputes={attention.disputes} />
      <AttentionItem
        title="Failed transfers"
        figure={transfers.failed.toLocaleString('en-US')}
        isFine={transfers.failed + transfers.late === 0}
        to="/dashboard/admin/money"
        link="See the money"
        className="lg:col-span-2"
      >
        {transfers.failed > 0
          ? `${formatDollarSum(transfers.failed_amount)} declined by Stripe, retrying. `
          : 'None declined by Stripe. '}
        {transfers.late > 0
          ? `${formatCount(transfers.late, 'transfer is', 'transfers are')} late by over half an hour.`
          : 'None is late.'}
      </AttentionItem>
      <AttentionItem
        title="Failed refunds"
        figure={refunds.stopped.toLocaleString('en-US')}
        isFine={refunds.stopped + refunds.late === 0}
        to="/dashboard/admin/money"
        link="See the money"
        className="lg:col-span-2"
      >
        {refunds.stopped > 0
          ? `${formatDollarSum(refunds.stopped_amount)} didn’t reach the client and need your decision. `
          : 'None needs a decision. '}
        {refunds.late > 0
          ? `${formatCount(refunds.late, 'refund is', 'refunds are')} late by over half an hour.`
          : 'None is late.'}
      </AttentionItem>
      <MoneyCheck check={attention.money_check} now={now} />
    </ul>
  );
}

function Applications({ applications, now }: { applications: Attention['applications']; now: number }) {
  const { waiting, waiting_capped, oldest_applied_at, changes } = applications;
  return (
    <AttentionItem
      title="Pending applications"
      figure={`${waiting.toLocaleString('en-US')}${waiting_capped ? '+' : ''}`}
      isFine={waiting === 0}
      to={adminUrl({ tab: 'professionals', filter: 'waiting', sort: 'waiting' })}
      link="Review applications"
      className="lg:col-span-3"
    >
      {oldest_applied_at ? (
        <>
          <span className="mb-1 flex flex-wrap items-center gap-2">
            The oldest: <WaitingMark days={businessDaysBetween(new Date(oldest_applied_at), new Date(now))} />
          </span>
          We promise an answer in 1–2 business days.
        </>
      ) : (
        'Everyone has an answer. We promise one in 1–2 business days.'
      )}
      {changes > 0 ? (
        <>
          {' '}
          <Link to={adminUrl({ tab: 'professionals', filter: 'changes' })} className="text-link">
            {formatCount(changes, 'professional asks', 'professionals ask')} for a change
          </Link>
          .
        </>
      ) : null}
    </AttentionItem>
  );
}

function MoneyCheck({ check, now }: { check: Attention['money_check']; now: number }) {
  const matter = {
    title: 'Money check',
    to: '/dashboard/admin/money',
    link: 'See the money',
    className: 'lg:col-span-2',
  };
  if (!check) {
    return (
      <AttentionItem {...matter} figure="Not yet">
        The ledger is checked every 15 minutes.
      </AttentionItem>
    );
  }
  const isRight = check.wrong === 0;
  return (
    <AttentionItem
      {...matter}
      figure={isRight ? 'Balanced' : `${check.wrong.toLocaleString('en-US')} wrong`}
      isFine={isRight}
    >
      {formatCount(check.bookings, 'booking', 'bookings')} with money compared with the ledger{' '}
      {timeAgo(Date.parse(check.checked_at), now)}.
    </AttentionItem>
  );
}
