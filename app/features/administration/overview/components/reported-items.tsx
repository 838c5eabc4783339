import { timeAgo } from '#app/lib/dates/relative-time.ts';
import type { Attention } from '../admin-overview.ts';
import { AttentionItem } from './attention-item.tsx';

interface ReportedItemsProps {
  title: string;
  reports: Attention['thread_reports'];
  to: string;
  link: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Conversations or reviews that somebody reported to the team. */
export function ReportedItems({ reports: { open, oldest_reported_at: oldest }, now, ...item }: ReportedItemsProps) {
  return (
    <AttentionItem {...item} figure={open.toLocaleString('en-US')} isFine={open === 0} className="lg:col-span-2">
      {oldest ? `The oldest was reported ${timeAgo(Date.parse(oldest), now)}.` : 'No reports to decide.'}
    </AttentionItem>
  );
}
