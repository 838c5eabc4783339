import { data, redirect } from 'react-router';
import { NewThread } from '#app/features/conversations/components/new-thread.tsx';
import { messageErrors } from '#app/features/messages/messages.errors.ts';
import { lateMinutesOf } from '#app/features/messages/delays/late-text.ts';
import { readNewThread } from '#app/features/messages/queries/read-new-thread.server.ts';
import { threadsUrl, threadUrl } from '#app/features/messages/thread-links.ts';
import { isErrorOf } from '#app/platform/errors/app-error.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { requireReader } from './reader.server.ts';
import type { Route } from './+types/new-thread';

export function meta() {
  return [{ title: 'New message | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/**
 * The place for a first message; whoever has written before is led to their thread.
 * @throws a redirect there; to the dashboard, which asks who they are, for whoever has no profile yet
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { viewer, side } = await requireReader(request);
  if (!viewer.profile) throw redirect('/dashboard');
  const { searchParams } = new URL(request.url);
  const id = searchParams.get(side === 'client' ? 'professional' : 'client') ?? '';
  const found = await readNewThread(viewer, side, id).catch((error: unknown) => {
    if (isErrorOf(error, messageErrors.recipient_not_found)) return undefined;
    throw error;
  });
  const late = lateMinutesOf(searchParams);
  if (found?.threadId !== undefined) throw redirect(threadUrl(side, found.threadId, { late }));
  return data({ side, draft: found }, { status: found ? 200 : 404 });
}

export default function NewMessage({ loaderData: { side, draft } }: Route.ComponentProps) {
  if (draft) return <NewThread side={side} {...draft} />;
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        title="You can’t write to this person"
        text="They aren’t listed anymore, or they’ve closed their account."
        action={<ButtonLink to={threadsUrl(side)}>All messages</ButtonLink>}
      />
    </div>
  );
}
