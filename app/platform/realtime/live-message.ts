/** A message on a live connection, in either direction: nobody's data, only what to read again. */
export type LiveMessage = { type: 'heartbeat' } | { type: 'changed'; topic: string; id: string | null };

export const heartbeat: LiveMessage = { type: 'heartbeat' };

/** Close code (RFC 6455, section 7.4): this instance is stopping, so another one will answer. */
export const wentAway = 1001;
/** Our own close code: the listener has been signed out. */
export const sessionOver = 4401;

/**
 * Parses a message.
 * @returns undefined for anything that is not one of our messages
 */
export function readLiveMessage(text: unknown): LiveMessage | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const message = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    if (message?.['type'] === 'heartbeat') return heartbeat;
    const { topic, id } = message ?? {};
    if (message?.['type'] !== 'changed' || typeof topic !== 'string') return undefined;
    return { type: 'changed', topic, id: typeof id === 'string' ? id : null };
  } catch {
    return undefined;
  }
}
