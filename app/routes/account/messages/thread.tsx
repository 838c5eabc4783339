import { data } from 'react-router';
import { ThreadView } from '#app/features/conversations/components/thread-view.tsx';
import { messageLimits } from '#app/features/messages/message.ts';
import { messageErrors } from '#app/features/messages/messages.errors.ts';
import { readThread } from '#app/features/messages/queries/read-thread.server.ts';
import { sequenceOf, threadsUrl } from '#app/features/messages/thread-links.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { requireReader } from './reader.server.ts';
import type { Route } from './+types/thread';

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData?.page?.thread.other.name;
  return [
    { title: name ? `${name} | Messages | Doorstep` : 'Messages | Doorstep' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** An own thread on the side that the URL names; another person's does not exist here, not even for an admin. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { viewer, side } = await requireReader(request);
  const at = sequenceOf(new URL(request.url).searchParams);
  const page = await findPage(params.threadId, viewer.id, at);
  const found = page?.thread.side === side ? page : undefined;
  return data({ page: found, side, person: viewer.id, at }, { status: found ? 200 : 404 });
}

/** The newest messages; or those around a sequence. */
async function findPage(threadId: string, personId: string, at: number | undefined) {
  if (!isId(threadId)) return undefined;
  const limit = messageLimits.page;
  const before = at === undefined ? undefined : at + limit / 2;
  return readThread(threadId, personId, { limit, before }).catch((error: unknown) => {
    if (isErrorOf(error, messageErrors.thread_not_found)) return undefined;
    throw error;
  });
}

export default function Thread({ loaderData: { page, side, person, at } }: Route.ComponentProps) {
  if (page) return <ThreadView key={page.thread.id} page={page} person={person} at={at} />;
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        title="Conversation not found"
        text="It doesn’t exist, or it belongs to another account."
        action={<ButtonLink to={threadsUrl(side)}>All messages</ButtonLink>}
      />
    </div>
  );
}
