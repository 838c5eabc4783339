import type { OutboxRequest } from '#app/platform/outbox/outbox-request.ts';
import type { NewMessage } from './messages.schema.ts';

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

/** Returns an id for a message: a UUID of version 4. */
export function newMessageId(): string {
  // Not randomUUID, which is missing on pages without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
