import { Fragment } from 'react';
import { formatVisitDay } from '#app/lib/dates/date-format.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import { useVisitorZone } from '#app/features/visits/components/use-visitor-zone.ts';
import { type KnownThread, timelineOf } from '../timeline.ts';
import type { ThreadDto } from '../thread-dto.ts';
import { BookingEntry } from './booking-entry.tsx';
import { MessageBubble } from './message-bubble.tsx';

interface TimelineProps {
  known: KnownThread;
  thread: ThreadDto;
  /** The sequence up to which the other side has read. */
  readByOther: number;
}

/** The messages and bookings of a thread, day by day. */
export function Timeline({ known, thread, readByOther }: TimelineProps) {
  const zone = useVisitorZone() ?? platformTimeZone;
  const last = known.messages.at(-1);
  const isSeen = last?.is_own === true && last.sequence <= readByOther;
  return (
    <>
      {timelineOf(known, zone).map(({ date, entries }) => (
        <Fragment key={date}>
          <p className="sticky top-2 z-10 mx-auto my-3 w-fit rounded-full border border-line bg-card px-3 py-1 text-xs font-semibold text-dim">
            <time dateTime={date}>{formatVisitDay(date)}</time>
          </p>
          <ol className="flex flex-col gap-1.5">
            {entries.map((entry) => (
              <li key={`${entry.kind} ${entry.kind === 'message' ? entry.message.id : entry.booking.id}`}>
                {entry.kind === 'message' ? (
                  <MessageBubble message={entry.message} zone={zone} otherName={thread.other.name} />
                ) : (
                  <BookingEntry booking={entry.booking} side={thread.side} />
                )}
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      {isSeen ? <p className="mt-1 text-right text-xs text-dim">Seen</p> : null}
    </>
  );
}
