import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import type { NewMessage } from '#app/features/messages/messages.schema.ts';

/** A message of one's own that the server has not confirmed yet. */
export interface WaitingMessage {
  id: string;
  text: string;
  /** The names of its files. */
  files: readonly string[];
  /** Why the server refused it. */
  refusal: string | undefined;
}

/** The outbox's lane of a thread: its messages are sent in the order in which they were written. */
export function laneOf(threadId: string): string {
  return `thread ${threadId}`;
}

/**
 * Merges what waits in the outbox with what was just sent, in the order in which it was written, leaving out what the
 * thread shows already. What has left the outbox was written before what is still in it.
 */
export function waitingMessages(
  requests: readonly OutboxRequest[],
  justSent: readonly NewMessage[],
  shown: ReadonlySet<string>,
): WaitingMessage[] {
  const inOutbox = requests.map(({ body, refusal }) => toWaiting(body as NewMessage, refusal?.message));
  const outboxIds = new Set(inOutbox.map(({ id }) => id));
  const hasLeft = ({ id }: NewMessage) => !outboxIds.has(id);
  const waiting: WaitingMessage[] = [];
  let rest = justSent;
  for (const message of inOutbox) {
    const next = rest.findIndex((sent) => !hasLeft(sent));
    const left = next < 0 ? rest : rest.slice(0, next);
    waiting.push(...left.map((sent) => toWaiting(sent)), message);
    rest = rest.slice(left.length).filter(({ id }) => id !== message.id);
  }
  return [...waiting, ...rest.map((sent) => toWaiting(sent))].filter(({ id }) => !shown.has(id));
}

function toWaiting({ id, text, files = [] }: NewMessage, refusal?: string): WaitingMessage {
  return { id, text, files: files.map(({ name }) => name), refusal };
}
