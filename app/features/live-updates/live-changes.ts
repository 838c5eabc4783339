import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import { maintainLiveConnection, type LiveSocket } from '#app/platform/realtime/live-connection.ts';

/** How long the connection outlives its last subscriber: the next page may subscribe as well. */
const lingerMilliseconds = 5_000;

const subscribers = new Set<() => void>();
let end: (() => void) | undefined;

/**
 * Calls `hear` whenever something that concerns this person changed on the server.
 * @returns a function that stops it
 */
export function subscribeToChanges(hear: () => void): () => void {
  subscribers.add(hear);
  end ??= maintainLiveConnection({ open: openSocket, onChange: () => subscribers.forEach((tell) => tell()) });
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
  if (!hasSessionHint(document.cookie)) return undefined;
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/realtime`);
}
