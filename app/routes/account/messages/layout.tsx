import { Outlet, useParams, useLocation } from 'react-router';
import { useLivePage } from '#app/features/live-updates/components/use-live-page.ts';
import { MessagesPanes } from '#app/features/conversations/components/messages-panes.tsx';
import { ThreadList } from '#app/features/conversations/components/thread-list.tsx';
import { MessageSearch } from '#app/features/message-search/components/message-search.tsx';
import { messageLimits } from '#app/features/messages/message.ts';
import { listThreads } from '#app/features/messages/queries/list-threads.server.ts';
import { useSessionGuard } from '#app/features/sessions/components/use-session-guard.ts';
import { log } from '#app/platform/log/log.server.ts';
import { LoadFailure } from '#app/ui/loading/load-failure.tsx';
import { ReadFailureNotice } from '#app/ui/loading/read-failure.tsx';
import { useNow } from '#app/ui/timing/use-now.ts';
import { requireReader } from './reader.server.ts';
import type { Route } from './+types/layout';

/** Its panes end at the foot of the screen. */
export const handle = { hasOwnFrame: true };

/** `threads` is null when they could not be read. */
export async function loader({ request }: Route.LoaderArgs) {
  const { viewer, side } = await requireReader(request);
  const threads = await listThreads(viewer.id, { as: side, limit: messageLimits.page }).catch((error: unknown) => {
    log.error({ err: error }, 'the threads of a person could not be read');
    return null;
  });
  return { side, threads, now: Date.now() };
}

export default function Messages({ loaderData: { side, threads, now: loadedAt } }: Route.ComponentProps) {
  useSessionGuard();
  useLivePage({ hasMessages: true });
  const { threadId } = useParams();
  const { pathname } = useLocation();
  const now = useNow(loadedAt);
  const isThreadOpen = threadId !== undefined || /\/new\/?$/.test(pathname);
  return (
    <div className={side === 'client' ? 'mx-auto w-full max-w-6xl px-5 pt-6 sm:px-8 lg:pt-8' : undefined}>
      <h1 className="mb-4 text-3xl">Messages</h1>
      <ReadFailureNotice />
      <MessagesPanes
        isThreadOpen={isThreadOpen}
        list={
          threads ? (
            <MessageSearch side={side} hasThreads={threads.items.length > 0}>
              <ThreadList side={side} threads={threads} openId={threadId} now={now} />
            </MessageSearch>
          ) : (
            <LoadFailure title="We couldn’t load your messages" text="Nothing is lost. Please try again." />
          )
        }
      >
        <Outlet />
      </MessagesPanes>
    </div>
  );
}
