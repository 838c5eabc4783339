import { createOutbox } from './outbox.ts';
import { openOutboxStorage } from './outbox-storage.ts';
import { sendRequest } from './send-request.ts';

const name = 'doorstep-outbox';

let findPerson: () => string | undefined = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const otherTabs = new BroadcastChannel(name);

/** The outbox of this browser. Import it only in the browser, and only where something is sent from it. */
export const outbox = createOutbox({
  storage: openOutboxStorage(),
  send: (request) => sendRequest(request),
  // Without TLS there are no locks: two tabs then send the same request under the same key.
  exclusively: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  person: () => findPerson(),
  again: (callBack, seconds) => {
    clearTimeout(timer);
    timer = setTimeout(callBack, 1000 * seconds);
  },
  notifyOtherTabs: () => otherTabs.postMessage(undefined),
  now: () => Date.now(),
});

/**
 * Sends from now on what waits, whenever the connection or the person returns.
 * @param personNow returns the user id of whoever is signed in
 */
export function beginOutbox(personNow: () => string | undefined): void {
  findPerson = personNow;
  otherTabs.addEventListener('message', outbox.refresh);
  const flush = () => void outbox.flush();
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush());
  flush();
}
