import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { encodedPath } from '#app/features/files/object-path.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { loadOutbox, useOutboxLane } from '#app/ui/outbox/use-outbox-lane.ts';
import type { ChosenFile } from '../attachments/components/use-chosen-files.ts';
import { messageFilePath, shownFileName } from '#app/features/messages/attachments/message-file.ts';
import { useReloadAfter } from '#app/ui/outbox/use-reload-after.ts';
import type { NewMessage } from '#app/features/messages/messages.schema.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { laneOf, waitingMessages } from '../waiting-message.ts';

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

  const send = async (text: string, files: readonly ChosenFile[] = []): Promise<void> => {
    const uploads = files.map(({ id, file }) => ({ path: messageFilePath(person, id, file.name), file }));
    const named = uploads.map(({ path, file }) => ({ path, name: shownFileName(file.name) }));
    const message = { id: randomUuid(), text: text.trim(), ...(named.length > 0 ? { files: named } : {}) };
    await post(threadId, person, message, uploads);
    setJustSent((sent) => [...sent, message]);
  };
  const discard = async (id: string): Promise<void> => {
    await (await loadOutbox()).discard(id);
    setJustSent((sent) => sent.filter((message) => message.id !== id));
  };
  const retry = async (id: string): Promise<void> => (await loadOutbox()).retry(id);
  return { waiting: waitingMessages(requests, justSent, shown), send, discard, retry };
}

type MessageUpload = { path: string; file: File };

/** Where the browser stores nothing, a message is sent at once or not at all. @throws ApiFailure in that case */
async function post(
  threadId: string,
  person: string,
  message: NewMessage,
  uploads: readonly MessageUpload[],
): Promise<void> {
  const outbox = await loadOutbox();
  try {
    await outbox.enqueue({
      lane: laneOf(threadId),
      method: 'POST',
      url: `/api/threads/${threadId}/messages`,
      body: message,
      key: message.id,
      person,
      files: uploads.map(({ path, file }) => ({ url: `/api/storage/message-files/${encodedPath(path)}`, file })),
    });
  } catch {
    for (const upload of uploads) await uploadFile({ bucket: 'message-files', ...upload });
    await api.post('/threads/:id/messages', {
      param: { id: threadId },
      json: message,
      idempotencyKey: message.id,
    });
  }
}
