import { useEffect, useSyncExternalStore } from 'react';
import type { Side } from '#app/features/messages/message.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { unreadNow, watchUnread } from '#app/features/messages/unread-messages.ts';
import { followUnread } from '../unread-counts.ts';

/** The number of somebody's unread messages on a side; nothing if there are none. */
export function UnreadBadge({ side }: { side: Side }) {
  const count = useSyncExternalStore(
    watchUnread,
    () => unreadNow()[side],
    () => 0,
  );
  const { status } = useSession();
  useEffect(() => (status === 'signed-in' ? followUnread() : undefined), [status]);
  if (count === 0) return null;
  return (
    <span className="unread-badge">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread </span>
    </span>
  );
}
