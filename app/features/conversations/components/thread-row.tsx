import { Link } from 'react-router';
import { formatDate, formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf, localDate, platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { threadUrl } from '#app/features/messages/thread-links.ts';
import { PersonPicture } from './person-picture.tsx';

interface ThreadRowProps {
  thread: ThreadDto;
  isOpen: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** A thread in the list: who, the last line, when, and how many are unread. */
export function ThreadRow({ thread, isOpen, now }: ThreadRowProps) {
  const { id, side, other, unread, last_activity_at: at } = thread;
  return (
    <Link
      to={threadUrl(side, id)}
      prefetch="intent"
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 rounded-control px-3 py-2.5 transition-colors duration-150',
        isOpen ? 'bg-success-tint' : 'hover:bg-ink/6',
      )}
    >
      <PersonPicture name={other.name} picture={other.picture} className="h-12 w-11 text-lg" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{other.name}</span>
          <When at={at} now={now} />
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={classNames('truncate text-sm', unread > 0 ? 'font-semibold' : 'text-dim')}>
            {lastLine(thread)}
          </span>
          {unread > 0 ? (
            <span className="flex h-6 min-w-6 shrink-0 items-center justify-center rounded-full bg-green px-1.5 text-xs font-bold text-on-green">
              {unread > 99 ? '99+' : unread}
              <span className="sr-only"> unread</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

function lastLine({ last_message: last }: ThreadDto): string {
  if (!last) return 'No messages yet';
  const text = last.text || (last.is_erased ? 'Message removed' : 'Sent a file');
  return `${last.is_own ? 'You: ' : ''}${text}`;
}

/** The time of today, the date of any other day. */
function When({ at, now }: { at: string; now: number }) {
  const zone = useVisitorZone() ?? platformTimeZone;
  const instant = epochMinutesOf(new Date(at));
  const date = localDate(instant, zone);
  const isToday = date === localDate(epochMinutesOf(new Date(now)), zone);
  return (
    <time dateTime={at} className="shrink-0 text-xs text-dim">
      {isToday ? formatTime(instant, zone) : formatDate(date).slice(0, -6)}
    </time>
  );
}
