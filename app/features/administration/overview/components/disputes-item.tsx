import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { formatCount } from '#app/lib/format-count.ts';
import type { Attention } from '../admin-overview.ts';
import { AttentionItem } from './attention-item.tsx';

/** Payments that a bank contests: those that wait for our answer, and all that are open. */
export function DisputesItem({ disputes }: { disputes: Attention['disputes'] }) {
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
