import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { useFocusOnMore } from '#app/ui/loading/use-focus-on-more.ts';
import { messageLimits, type Side } from '#app/features/messages/message.ts';
import type { ThreadListDto } from '#app/features/messages/thread-dto.ts';
import { type KnownThreads, nextCursor, threadsOf, withFirst, withOlder } from '../known-threads.ts';
import { ThreadRow } from './thread-row.tsx';

interface ThreadListProps {
  side: Side;
  threads: ThreadListDto;
  openId: string | undefined;
  now: number;
}

/** A side's threads, the last active first. */
export function ThreadList({ side, threads, openId, now }: ThreadListProps) {
  const { items, more } = useMoreThreads(side, threads);
  const list = useRef<HTMLUListElement>(null);
  const rememberPress = useFocusOnMore(list, ':scope > li', items.length);
  if (items.length === 0) return <NoThreads side={side} />;
  return (
    <>
      <ul ref={list} className="flex flex-col gap-0.5">
        {items.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} isOpen={thread.id === openId} now={now} />
          </li>
        ))}
      </ul>
      {more.exist ? (
        <Button
          variant="quiet"
          wide
          loading={more.busy}
          onClick={() => {
            rememberPress();
            more.load();
          }}
          className="mt-2"
        >
          Show more
        </Button>
      ) : null}
      {more.failure ? <p className="px-3 py-2 text-sm text-danger">{more.failure}</p> : null}
    </>
  );
}

/** The first page is reloaded with the page; older threads are loaded when asked for. */
function useMoreThreads(side: Side, first: ThreadListDto) {
  const [known, setKnown] = useState<KnownThreads>({ first });
  if (known.first !== first) setKnown(withFirst(known, first));
  const cursor = nextCursor(known);
  const load = useAction(async () => {
    if (cursor === null) return;
    const page = await api.get('/threads', { query: { as: side, cursor, limit: String(messageLimits.page) } });
    setKnown((now) => withOlder(now, page, known));
  });
  const more = {
    exist: cursor !== null,
    busy: load.busy,
    failure: load.failure?.message,
    load: () => void load.run(),
  };
  return { items: threadsOf(known), more };
}

function NoThreads({ side }: { side: Side }) {
  if (side === 'professional')
    return (
      <EmptyState title="No messages yet" text="When clients ask something or book you, you can talk about it here." />
    );
  return (
    <EmptyState
      title="No messages yet"
      text="Ask a professional anything before you book: what’s included, what they need, when they could come."
      action={<ButtonLink to="/professionals">Find a professional</ButtonLink>}
    />
  );
}
