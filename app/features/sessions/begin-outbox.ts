import { beginOutbox, outbox } from '#app/platform/outbox/browser-outbox.ts';
import { onSessionEvent, sessionNow } from './session-client.ts';

let hasBegun = false;

/** Sends from now on what the signed-in person did without a connection. */
export function beginOwnOutbox(): void {
  if (hasBegun) return;
  hasBegun = true;
  beginOutbox(() => {
    const session = sessionNow();
    return session.status === 'signed-in' ? session.user.id : undefined;
  });
  onSessionEvent((event) => event === 'signed-in' && void outbox.flush());
}
