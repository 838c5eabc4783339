/** What goes over a live connection, in both directions: no data of anybody's, only what to read again. */
export type LiveMessage = { type: 'heartbeat' } | { type: 'changed'; topic: string; id: string | null };

export const heartbeat: LiveMessage = { type: 'heartbeat' };

/** Close codes (RFC 6455, section 7.4): this instance stops, so another one will answer. */
export const wentAway = 1001;
/** Of our own: who listens has been signed out. */
export const sessionOver = 4401;

/** @returns undefined for what is no message of ours. */
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
