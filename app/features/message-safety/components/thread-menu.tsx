import { EllipsisVertical } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useOpening } from '#app/ui/actions/use-opening.ts';
import { Menu } from '#app/ui/menu.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Blocking and reporting the other side of a conversation. */
export function ThreadMenu({ thread }: { thread: ThreadDto }) {
  const { id, is_blocked: isBlocked, other } = thread;
  const report = useOpening<true>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction(
    async () => {
      const param = { id };
      await (isBlocked ? api.delete('/threads/:id/block', { param }) : api.put('/threads/:id/block', { param }));
      toast({ title: isBlocked ? `${other.name} can write to you again` : `You’ve blocked ${other.name}` });
    },
    {
      onFailure: ({ message }) => toast({ title: 'That didn’t work', description: message, tone: 'error' }),
      onSettled: () => revalidate(),
    },
  );
  return (
    <>
      <Menu
        label="More about this conversation"
        trigger={<EllipsisVertical aria-hidden="true" className="size-5" />}
        triggerClassName="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-ink/8"
      >
        {other.has_left ? null : (
          <button type="button" className="menu-item" disabled={busy} onClick={() => void run()}>
            {isBlocked ? `Unblock ${other.name}` : `Block ${other.name}`}
          </button>
        )}
        <button type="button" className="menu-item" onClick={() => report.open(true)}>
          Report this conversation
        </button>
      </Menu>
      <ReportDialog
        key={report.opening}
        threadId={id}
        name={other.name}
        open={report.subject !== undefined}
        onClose={report.close}
      />
    </>
  );
}
