import { Fragment, type ReactNode } from 'react';
import { formatVisitDay } from '#app/lib/dates/date-format.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { type KnownThread, type TimelineEntry, timelineOf } from '../timeline.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { BookingEntry } from './booking-entry.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { messageElementId } from './use-found-message.ts';

interface TimelineProps {
  known: KnownThread;
  thread: ThreadDto;
  /** The sequence up to which the other side has read. */
  readByOther: number;
  /** The sequence of the message that was looked for. */
  found: number | undefined;
}

/** The messages and bookings of a thread, day by day. */
export function Timeline({ known, thread, readByOther, found }: TimelineProps) {
  const zone = useVisitorZone() ?? platformTimeZone;
  const last = known.messages.at(-1);
  const isSeen = !known.hasLater && last?.is_own === true && last.sequence <= readByOther;
  return (
    <>
      {timelineOf(known, zone).map(({ date, entries }) => (
        <Fragment key={date}>
          <p className="sticky top-2 z-10 mx-auto my-3 w-fit rounded-full border border-line bg-card px-3 py-1 text-xs font-semibold text-dim">
            <time dateTime={date}>{formatVisitDay(date)}</time>
          </p>
          <ol className="flex flex-col gap-1.5">
            {entries.map((entry) => (
              <Entry
                key={keyOf(entry)}
                isFound={entry.kind === 'message' && entry.message.sequence === found}
                entry={entry}
              >
                {entry.kind === 'message' ? (
                  <MessageBubble message={entry.message} zone={zone} otherName={thread.other.name} />
                ) : (
                  <BookingEntry booking={entry.booking} side={thread.side} />
                )}
              </Entry>
            ))}
          </ol>
        </Fragment>
      ))}
      {isSeen ? <p className="mt-1 text-right text-xs text-dim">Seen</p> : null}
    </>
  );
}

/** An entry; a message can be brought into view, and stands out if it was looked for. */
function Entry({ entry, isFound, children }: { entry: TimelineEntry; isFound: boolean; children: ReactNode }) {
  const place = entry.kind === 'message' ? { id: messageElementId(entry.message.sequence), tabIndex: -1 } : {};
  return (
    <li {...place} className={classNames('outline-none', isFound && '-mx-3 bg-sun/35 px-3 py-2 sm:-mx-5 sm:px-5')}>
      {children}
    </li>
  );
}

function keyOf(entry: TimelineEntry): string {
  return `${entry.kind} ${entry.kind === 'message' ? entry.message.id : entry.booking.id}`;
}
