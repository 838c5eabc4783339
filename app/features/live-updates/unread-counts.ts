import { api } from '#app/api-client.ts';
import { announceUnread } from '#app/features/messages/unread-messages.ts';
import { hasLiveSession, sessionNow } from '#app/features/sessions/session-client.ts';
import { subscribeToChanges } from './live-changes.ts';

/** The polling interval, for browsers that no live connection reaches. */
const milliseconds = 60_000;

let followers = 0;
let end: (() => void) | undefined;

/**
 * Keeps the counts of unread messages up to date for as long as a badge shows them.
 * @returns a function that ends it
 */
export function followUnread(): () => void {
  followers += 1;
  end ??= begin();
  return () => {
    followers -= 1;
    if (followers > 0) return;
    end?.();
    end = undefined;
  };
}

function begin(): () => void {
  read();
  const stop = subscribeToChanges((topic) => (topic === 'messages' || topic === 'all') && read());
  const timer = setInterval(read, milliseconds);
  document.addEventListener('visibilitychange', read);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', read);
  };
}

function read(): void {
  if (document.visibilityState !== 'visible' || !isSignedIn()) return;
  // The next reading shows what this one missed.
  api.get('/threads/unread', { isBackground: true }).then(announceUnread, () => undefined);
}

/** Whoever signs out counts as signed in until the page has been left. */
function isSignedIn(): boolean {
  return sessionNow().status === 'signed-in' && hasLiveSession();
}
