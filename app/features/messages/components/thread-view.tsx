import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ThreadBookingDto, ThreadPageDto } from '../thread-dto.ts';
import type { ChosenFile } from '../attachments/components/use-chosen-files.ts';
import { ThreadMenu } from '../safety/components/thread-menu.tsx';
import { ThreadFoot } from './thread-foot.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { Timeline } from './timeline.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useSendMessage } from './use-send-message.ts';
import { useThreadPages } from './use-thread-pages.ts';
import { WaitingBubble } from './waiting-bubble.tsx';

interface ThreadViewProps {
  page: ThreadPageDto;
  /** The user id of the reader. */
  person: string;
}

/** A conversation: the newest at the bottom, older ones above when they are scrolled to. */
export function ThreadView({ page, person }: ThreadViewProps) {
  const { thread } = page;
  const { known, older } = useThreadPages(page);
  const shown = new Set(known.messages.map(({ id }) => id));
  const { waiting, send, discard, retry } = useSendMessage({ threadId: thread.id, person, shown });
  useMarkRead(thread.id, { unread: thread.unread, last: known.messages.at(-1)?.sequence ?? 0 });
  const scroller = useRef<HTMLDivElement>(null);
  const onSend = async (text: string, files: readonly ChosenFile[]) => {
    try {
      await send(text, files);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast({ title: 'Not sent', description: error.message, tone: 'error' });
      return false;
    }
    scroller.current?.scrollTo({ top: 0 });
    return true;
  };
  return (
    <>
      <ThreadHeader side={thread.side} other={thread.other} menu={<ThreadMenu thread={thread} />} />
      <div
        ref={scroller}
        role="log"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="message-scroller"
      >
        <div className="p-3 sm:px-5">
          <OlderMessages {...older} />
          <Timeline known={known} thread={thread} readByOther={page.read_by_other} />
          <div className="mt-1.5 flex flex-col gap-1.5">
            {waiting.map((message) => (
              <WaitingBubble
                key={message.id}
                message={message}
                onRetry={() => void retry(message.id)}
                onDiscard={() => void discard(message.id)}
              />
            ))}
          </div>
        </div>
      </div>
      <ThreadFoot thread={thread} service={lastBookedService(known.bookings)} onSend={onSend} />
    </>
  );
}

/** Pages are added in the order in which they were loaded. */
function lastBookedService(bookings: readonly ThreadBookingDto[]): string | undefined {
  return bookings.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)).at(-1)
    ?.service_name;
}

interface OlderMessagesProps {
  exist: boolean;
  busy: boolean;
  failure: string | undefined;
  load: () => void;
}

/** Loads older messages when it is scrolled to, and when it is pressed. */
function OlderMessages({ exist, busy, failure, load }: OlderMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const mayLoad = exist && !busy && failure === undefined;
  useEffect(() => {
    const { current } = place;
    if (!mayLoad || !current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: '300px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  });
  if (!exist) return null;
  return (
    <div ref={place} className="flex flex-col items-center gap-1 pb-3">
      {failure ? <p className="text-sm text-danger">{failure}</p> : null}
      <Button variant="quiet" loading={busy} onClick={load}>
        Show earlier messages
      </Button>
    </div>
  );
}
