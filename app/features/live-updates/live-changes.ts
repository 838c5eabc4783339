import { hasLiveSession, onSessionEvent, sessionNow } from '#app/features/sessions/session-client.ts';
import {
  type LiveConnection,
  type LiveSocket,
  maintainLiveConnection,
} from '#app/platform/realtime/live-connection.ts';

/** How long the connection outlives its last subscriber: the next page may subscribe as well. */
const lingerMilliseconds = 5_000;

/** Called with what changed: the topic of the change, or `all` if changes may have been missed. */
type Hear = (topic: string) => void;

const subscribers = new Set<Hear>();
let close: (() => void) | undefined;

/**
 * Calls `hear` whenever something that concerns this person changed on the server.
 * @returns a function that stops it
 */
export function subscribeToChanges(hear: Hear): () => void {
  subscribers.add(hear);
  close ??= listen();
  return () => {
    subscribers.delete(hear);
    setTimeout(leaveIfUnheard, lingerMilliseconds);
  };
}

function listen(): () => void {
  const connection = maintainLiveConnection({
    open: openSocket,
    onChange: (message) => subscribers.forEach((notify) => notify(message.type === 'changed' ? message.topic : 'all')),
  });
  const stop = renewWithSession(connection);
  return () => {
    stop();
    connection.end();
  };
}

/** A connection is as good as the session it was opened with: the server closes it once that one is over. */
function renewWithSession(connection: LiveConnection): () => void {
  let known = sessionEnd();
  return onSessionEvent(() => {
    const current = sessionEnd();
    if (current === undefined) return;
    // The first answer of a page load is about the session that the connection was opened with.
    if (known !== undefined && known !== current) connection.renew();
    known = current;
  });
}

/** When the session ends, by which sessions are told apart; undefined while none is known. */
function sessionEnd(): string | undefined {
  const session = sessionNow();
  return session.status === 'signed-in' ? session.expires_at : undefined;
}

function leaveIfUnheard(): void {
  if (subscribers.size > 0) return;
  close?.();
  close = undefined;
}

function openSocket(): LiveSocket | undefined {
  if (!hasLiveSession()) return undefined;
  const { protocol, host } = window.location;
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/realtime`);
}
