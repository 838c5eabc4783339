import type { ComponentProps } from 'react';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { messageMessages } from '#app/features/messages/message.ts';
import { Composer } from './composer.tsx';

interface ThreadFootProps {
  thread: ThreadDto;
  /** The service of the last booking of the two that the page knows. */
  service: string | undefined;
  onSend: ComponentProps<typeof Composer>['onSend'];
}

/** Where the next message is written, or why none can be. */
export function ThreadFoot({ thread, service, onSend }: ThreadFootProps) {
  const { side, writing, other, is_blocked: isBlocked, is_contact_shared: isShared, may_attach: mayAttach } = thread;
  if (writing !== 'open')
    return (
      <p className="border-t border-line bg-card p-4 text-center text-sm text-dim">{closedText(writing, other.name)}</p>
    );
  const refusal = isShared ? 'You can’t send files in this conversation right now.' : messageMessages.filesLater;
  return (
    <>
      {isBlocked ? (
        <p className="border-t border-line bg-sand px-4 py-2.5 text-center text-sm text-dim">
          {`You’ve blocked ${other.name}. Until your visit is over, you can still write to each other.`}
        </p>
      ) : null}
      <Composer
        to={other.name}
        attachments={{ refusal: mayAttach ? undefined : refusal }}
        savedReplies={side === 'professional' ? { name: other.name, service } : undefined}
        onSend={onSend}
      />
    </>
  );
}

function closedText(writing: Exclude<ThreadDto['writing'], 'open'>, name: string): string {
  if (writing === 'left') return 'This account was closed, so you can’t write here anymore.';
  if (writing === 'blocked') return `You’ve blocked ${name}. To write again, unblock them in the menu above.`;
  return 'You can’t write in this conversation right now.';
}
