import { hasSessionHint } from '#app/features/accounts/session/session-hint.ts';
import { keepLiveConnection, type LiveSocket } from '#app/platform/realtime/live-connection.ts';

/** A page that is left for another one that listens too keeps the connection. */
const lingerMilliseconds = 5_000;

const hearers = new Set<() => void>();
let end: (() => void) | undefined;

/** Calls `hear` whenever something that concerns this person changed on the server. @returns how to stop. */
export function hearChanges(hear: () => void): () => void {
  hearers.add(hear);
  end ??= keepLiveConnection({ open: openSocket, onChange: () => hearers.forEach((tell) => tell()) });
  return () => {
    hearers.delete(hear);
    setTimeout(leaveIfUnheard, lingerMilliseconds);
  };
}

function leaveIfUnheard(): void {
  if (hearers.size > 0) return;
  end?.();
  end = undefined;
}

function openSocket(): LiveSocket | undefined {
  if (!hasSessionHint(document.cookie)) return undefined;
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/realtime`);
}
