import { hasLiveSession } from '#app/features/sessions/session-client.ts';
import { maintainLiveConnection, type LiveSocket } from '#app/platform/realtime/live-connection.ts';

/** How long the connection outlives its last subscriber: the next page may subscribe as well. */
const lingerMilliseconds = 5_000;

/** Called with what changed: the topic of the change, or `all` if changes may have been missed. */
type Hear = (topic: string) => void;

const subscribers = new Set<Hear>();
let end: (() => void) | undefined;

/**
 * Calls `hear` whenever something that concerns this person changed on the server.
 * @returns a function that stops it
 */
export function subscribeToChanges(hear: Hear): () => void {
  subscribers.add(hear);
  end ??= maintainLiveConnection({
    open: openSocket,
    onChange: (message) => subscribers.forEach((notify) => notify(message.type === 'changed' ? message.topic : 'all')),
  });
  return () => {
    subscribers.delete(hear);
    setTimeout(leaveIfUnheard, lingerMilliseconds);
  };
}

function leaveIfUnheard(): void {
  if (subscribers.size > 0) return;
  end?.();
  end = undefined;
}

function openSocket(): LiveSocket | undefined {
  if (!hasLiveSession()) return undefined;
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/realtime`);
}
