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

/** Merges what waits in the outbox with what was just sent, leaving out what the thread shows already. */
export function waitingMessages(
  requests: readonly OutboxRequest[],
  justSent: readonly NewMessage[],
  shown: ReadonlySet<string>,
): WaitingMessage[] {
  const waiting = new Map<string, WaitingMessage>();
  for (const message of justSent) waiting.set(message.id, toWaiting(message));
  for (const { body, refusal } of requests) {
    const message = body as NewMessage;
    waiting.set(message.id, toWaiting(message, refusal?.message));
  }
  return [...waiting.values()].filter(({ id }) => !shown.has(id));
}

function toWaiting({ id, text, files = [] }: NewMessage, refusal?: string): WaitingMessage {
  return { id, text, files: files.map(({ name }) => name), refusal };
}
