import { Link } from 'react-router';
import { formatDate } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { PersonPicture } from '#app/features/conversations/components/person-picture.tsx';
import type { Side } from '#app/features/messages/message.ts';
import { messageUrl } from '#app/features/messages/thread-links.ts';
import type { FoundMessage, FoundThread } from '../search-dto.ts';
import { markedParts, searchWords } from '../search-words.ts';

interface FoundThreadsProps {
  side: Side;
  items: readonly FoundThread[];
  /** What the items were found with. */
  query: string;
}

/** The threads in which words were found, with the messages that have them; each leads to its place. */
export function FoundThreads({ side, items, query }: FoundThreadsProps) {
  const words = searchWords(query);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ thread, matches, match_count: count }) => (
        <li key={thread.id} className="py-2">
          <div className="flex items-center gap-3 px-3 py-1">
            <PersonPicture name={thread.other.name} picture={thread.other.picture} className="h-9 w-8 text-sm" />
            <h2 className="min-w-0 flex-1 truncate font-body text-base font-semibold tracking-normal">
              {thread.other.name}
            </h2>
          </div>
          <ul>
            {matches.map((match) => (
              <li key={match.id}>
                <Match match={match} to={messageUrl(side, thread.id, match.sequence)} words={words} />
              </li>
            ))}
          </ul>
          {count > matches.length ? (
            <p className="px-3 pt-1 text-xs text-dim">{`and ${count - matches.length} earlier`}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Match({ match, to, words }: { match: FoundMessage; to: string; words: readonly string[] }) {
  const zone = useVisitorZone() ?? platformTimeZone;
  return (
    <Link to={to} className="block rounded-control px-3 py-2 text-sm transition-colors duration-150 hover:bg-ink/6">
      <span className="line-clamp-2 wrap-anywhere">
        {match.is_own ? <span className="text-dim">You: </span> : null}
        {markedParts(match.snippet, words).map(({ text, isMatch }, index) =>
          isMatch ? (
            <mark key={index} className="rounded-xs bg-sun text-on-sun">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      <time dateTime={match.sent_at} className="text-xs text-dim">
        {formatDate(localDate(epochMinutesOf(new Date(match.sent_at)), zone))}
      </time>
    </Link>
  );
}
