import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { messageMessages, type Side } from '#app/features/messages/message.ts';
import type { ThreadDto } from '#app/features/messages/thread-dto.ts';
import { threadUrl } from '#app/features/messages/thread-links.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { Composer } from './composer.tsx';
import { ThreadHeader } from './thread-header.tsx';

interface NewThreadProps {
  side: Side;
  other: Pick<ThreadDto['other'], 'name' | 'picture' | 'professional_id' | 'has_left'>;
  recipient: { professional_id: string } | { client_id: string };
}

/** The first message to somebody. */
export function NewThread({ side, other, recipient }: NewThreadProps) {
  const navigate = useNavigate();
  // The same for every attempt, so that a message whose answer was lost is not sent twice.
  const [id] = useState(randomUuid);
  const { busy, failure, run } = useAction(async (text: string, attempt) => {
    const json = { ...recipient, id, text };
    const { thread_id } = await attempt(json, (idempotencyKey) => api.post('/threads', { json, idempotencyKey }));
    await navigate(threadUrl(side, thread_id), { replace: true });
  });
  return (
    <>
      <ThreadHeader side={side} other={other} />
      <div className="flex flex-1 items-center justify-center p-6 text-center text-dim">
        <p className="max-w-[44ch] text-balance">
          {side === 'client'
            ? `Ask ${other.name} anything before you book. Phone numbers, emails and links are shown once a booking is paid.`
            : `Write to ${other.name} about the visit.`}
        </p>
      </div>
      <Composer
        to={other.name}
        busy={busy}
        error={failure?.message}
        onSend={async (text) => (await run(text)).done}
        attachments={{ refusal: messageMessages.filesLater }}
      />
    </>
  );
}
