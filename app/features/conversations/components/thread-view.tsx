import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ThreadBookingDto, ThreadPageDto } from '#app/features/messages/thread-dto.ts';
import type { ChosenFile } from '../attachments/components/use-chosen-files.ts';
import { ThreadMenu } from '#app/features/message-safety/components/thread-menu.tsx';
import { ThreadFoot } from './thread-foot.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { Timeline } from './timeline.tsx';
import { threadUrl } from '#app/features/messages/thread-links.ts';
import { useFoundMessage } from './use-found-message.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSendMessage } from './use-send-message.ts';
import { useThreadPages } from './use-thread-pages.ts';
import { WaitingBubble } from './waiting-bubble.tsx';

interface ThreadViewProps {
  page: ThreadPageDto;
  /** The user id of the reader. */
  person: string;
  /** The sequence of the message to show, if it was looked for. */
  at: number | undefined;
}

/** A conversation: the newest at the bottom, older ones above when they are scrolled to. */
export function ThreadView({ page, person, at }: ThreadViewProps) {
  const { thread } = page;
  const navigate = useNavigate();
  const { known, older, later } = useThreadPages(page);
  const found = useFoundMessage(at, known.hasLater);
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
    // What was just written stands at the end.
    if (known.hasLater) await navigate(threadUrl(thread.side, thread.id), { replace: true });
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
          <Timeline known={known} thread={thread} readByOther={page.read_by_other} found={found} />
          <LaterMessages {...later} newest={threadUrl(thread.side, thread.id)} />
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

interface PagesProps {
  exist: boolean;
  busy: boolean;
  failure: string | undefined;
  load: () => void;
}

/** Loads older messages when it is scrolled to, and when it is pressed. */
function OlderMessages({ exist, busy, failure, load }: PagesProps) {
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

/** Below what was looked for: the way on, and the way to the end. */
function LaterMessages({ exist, busy, failure, load, newest }: PagesProps & { newest: string }) {
  if (!exist) return null;
  return (
    <div className="flex flex-col items-center gap-1 pt-3">
      {failure ? <p className="text-sm text-danger">{failure}</p> : null}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="quiet" loading={busy} onClick={load}>
          Show later messages
        </Button>
        <ButtonLink to={newest} variant="quiet" replace>
          Go to the newest
        </ButtonLink>
      </div>
    </div>
  );
}
