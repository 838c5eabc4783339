import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { loadOutbox, useOutboxLane } from '#app/ui/outbox/use-outbox-lane.ts';
import { useReloadAfter } from '#app/ui/outbox/use-reload-after.ts';
import type { NewMessage } from '../messages.schema.ts';
import { laneOf, newMessageId, waitingMessages } from '../waiting-message.ts';

interface Sender {
  threadId: string;
  /** The user id of whoever writes. */
  person: string;
  /** The ids of the messages that the page shows. */
  shown: ReadonlySet<string>;
}

/** Sends messages through the outbox, so that they go exactly once, in order, and also after a time without connection. */
export function useSendMessage({ threadId, person, shown }: Sender) {
  const requests = useOutboxLane(laneOf(threadId), person);
  const [justSent, setJustSent] = useState<readonly NewMessage[]>([]);
  useReloadAfter(requests.length);

  const send = async (text: string): Promise<void> => {
    const message = { id: newMessageId(), text: text.trim() };
    await post(threadId, person, message);
    setJustSent((sent) => [...sent, message]);
  };
  const discard = async (id: string): Promise<void> => {
    await (await loadOutbox()).discard(id);
    setJustSent((sent) => sent.filter((message) => message.id !== id));
  };
  const retry = async (id: string): Promise<void> => (await loadOutbox()).retry(id);
  return { waiting: waitingMessages(requests, justSent, shown), send, discard, retry };
}

/** Where the browser stores nothing, a message is sent at once or not at all. @throws ApiFailure in that case */
async function post(threadId: string, person: string, message: NewMessage): Promise<void> {
  const outbox = await loadOutbox();
  try {
    await outbox.enqueue({
      lane: laneOf(threadId),
      method: 'POST',
      url: `/api/threads/${threadId}/messages`,
      body: message,
      key: message.id,
      person,
    });
  } catch {
    await api.post('/threads/:id/messages', {
      param: { id: threadId },
      json: message,
      idempotencyKey: message.id,
    });
  }
}
