import { onSessionEvent } from '#app/features/sessions/session-client.ts';
import { hasSessionHint } from '#app/features/sessions/session-hint.ts';
import { clearCachedPagesMessage } from './worker-messages.ts';

const hourMilliseconds = 3_600_000;

/** Registers /service-worker.js and checks for an update every hour. A browser that refuses has the site without it. */
export async function registerServiceWorker(
  workers: Pick<ServiceWorkerContainer, 'register'>,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await workers.register('/service-worker.js', { scope: '/', updateViaCache: 'none' });
    // Offline there is no update.
    setInterval(() => void registration.update().catch(() => undefined), hourMilliseconds);
    return registration;
  } catch {
    return undefined;
  }
}

/** Makes the worker delete its pages when somebody signs in or out; a page load while signed in changes nothing. */
export function clearPagesWithSession(workers: Pick<ServiceWorkerContainer, 'controller'>): void {
  let isSignedIn = hasSessionHint(document.cookie);
  onSessionEvent((event) => {
    const changes = event === 'signed-out' || (event === 'signed-in' && !isSignedIn);
    isSignedIn = event !== 'signed-out';
    if (changes) workers.controller?.postMessage(clearCachedPagesMessage);
  });
}

/**
 * Makes links load documents while offline, which the worker answers; the router would request code and data of the
 * next page in vain and stay where it is.
 */
export function followLinksWhenOffline(
  page: Pick<Window, 'addEventListener'>,
  network: Pick<Navigator, 'onLine'>,
): void {
  const listener = (event: Event) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isLink && !network.onLine) event.stopPropagation();
  };
  page.addEventListener('click', listener, true);
}
