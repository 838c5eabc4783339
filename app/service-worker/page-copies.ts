import { filesNamedIn, isOutOfOrder, isRecent, mayCachePage } from './request-rules.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Set by the build: cached pages name the files of one build, so they are dropped with it. */
declare const __BUILD_VERSION__: string;

const pagesName = `doorstep-pages-${__BUILD_VERSION__}`;
const offlineName = `doorstep-offline-${__BUILD_VERSION__}`;
const offlineUrl = '/offline';
const pagesMaximum = 30;
/** How long the network may take before a copy is shown. */
const patienceMilliseconds = 4_000;

/** Caches the offline page with everything it needs. */
export async function cacheOfflinePage(): Promise<void> {
  const answer = await fetch(offlineUrl, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The offline page answered ${answer.status}`);
  const cache = await caches.open(offlineName);
  await cache.addAll(filesNamedIn(await answer.clone().text()));
  await cache.put(offlineUrl, answer);
}

/** Deletes the caches of earlier builds. */
export async function deleteEarlierBuilds(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter(
    (name) => /^doorstep-(?:pages|offline)-/.test(name) && name !== pagesName && name !== offlineName,
  );
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

/** Deletes every cached page, because the viewer has changed. */
export async function clearCachedPages(): Promise<void> {
  await caches.delete(pagesName);
}

/**
 * Answers a navigation from the network; if that fails, is out of order or takes long, with a recent copy of a public
 * page; without one, with the offline page. A reload waits for the network.
 */
export async function answerPage(event: RequestEvent): Promise<Response> {
  const network = fromNetwork(event);
  const copy = await findCopy(event.request);
  if (!copy) return network.catch(offlinePage);
  const answer = network.then(
    (response) => (isOutOfOrder(response) ? copy : response),
    () => copy,
  );
  event.waitUntil(answer);
  return event.request.cache === 'default' ? Promise.race([answer, after(patienceMilliseconds, copy)]) : answer;
}

/** Forwards a navigation whose response is never cached. */
export async function forwardRequest(event: RequestEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

async function fromNetwork(event: RequestEvent): Promise<Response> {
  const response = await forwardRequest(event);
  if (mayCachePage(event.request.url, response)) event.waitUntil(keep(event.request, response.clone()));
  return response;
}

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(pagesName);
  // If the quota is used up, this page is not cached.
  await cache.put(request, response).catch(clearCachedPages);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, Math.max(0, pages.length - pagesMaximum)).map((page) => cache.delete(page)));
}

async function findCopy(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(pagesName);
  const copy = await cache.match(request, { ignoreVary: true });
  return copy && isRecent(copy, Date.now()) ? copy : undefined;
}

async function offlinePage(): Promise<Response> {
  const cache = await caches.open(offlineName);
  return (await cache.match(offlineUrl)) ?? Response.error();
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}
