import { formatDateTime } from '#app/lib/dates/date-format.ts';
import { timeAgo } from '#app/lib/dates/relative-time.ts';
import { epochMinutesOf, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { historySentence, type HistoryEntry } from '../review-history.ts';

/** The entries of the audit log, newest first; read-only. */
export function ReviewHistory({ history, now }: { history: readonly HistoryEntry[]; now: number }) {
  return (
    <ol className="flex flex-col">
      {history.map((entry) => (
        <li key={entry.id} className="relative border-l border-line pb-6 pl-6 last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -left-[5px] size-2.5 rounded-full bg-green" />
          <p>{historySentence(entry)}</p>
          {entry.reason ? (
            <p className="mt-1 rounded-control bg-sand px-3 py-2 text-sm wrap-break-word">{entry.reason}</p>
          ) : null}
          <p className="mt-1 text-sm text-dim">
            <time dateTime={entry.at}>
              {formatDateTime(epochMinutesOf(new Date(entry.at)), platformTimeZone)},{' '}
              {timeAgo(Date.parse(entry.at), now)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
