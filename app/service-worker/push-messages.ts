import type { NotificationEvent, PushEvent, ShownOptions, WorkerScope } from './worker-scope.ts';

/** The content of a push; PushMessage is the server's side of it. */
export type ShownPush = { title: string; body: string; path: string; tag: string };

/** Browsers require a notification for every push, even one that cannot be read. */
const unreadable: ShownPush = {
  title: 'Doorstep',
  body: 'Something new has happened. Open your dashboard to see it.',
  path: '/dashboard',
  tag: 'unreadable',
};

/**
 * Shows a push that arrived, replacing an earlier one with the same tag. It alerts like the first: replaced without
 * `renotify`, "Cancelled" would take the place of "Coming up" in silence
 * (https://notifications.spec.whatwg.org/#dom-notificationoptions-renotify).
 */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  data: PushEvent['data'],
): Promise<void> {
  const { title, body, path, tag } = readPush(data);
  const options: ShownOptions = {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  };
  await registration.showNotification(title, options);
}

function readPush(data: PushEvent['data']): ShownPush {
  try {
    const { title, body, path, tag } = { ...unreadable, ...(data?.json() as Partial<ShownPush> | null) };
    return { title: String(title), body: String(body), path: String(path), tag: String(tag) || unreadable.tag };
  } catch {
    return unreadable;
  }
}

/** Handles a press on a notification: focuses the window that shows its page, else opens the page. */
export async function openPush(
  clients: WorkerScope['clients'],
  notification: NotificationEvent['notification'],
  origin: string,
): Promise<void> {
  notification.close();
  const target = ownUrl((notification.data as { path?: unknown } | null)?.path, origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(
    ({ url }) => new URL(url).pathname === target.pathname && new URL(url).origin === origin,
  );
  await (showing ? showing.focus() : clients.openWindow(target.href));
}

/** Returns the URL to open: only our own pages, whatever a message says. */
export function ownUrl(path: unknown, origin: string): URL {
  const target = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, origin) : null;
  return target?.origin === origin ? target : new URL('/', origin);
}
