/** One cache for all builds: names contain the content's hash, so files of two builds are never confused. */
const cacheName = 'doorstep-assets';
/** A build has about a hundred files; the oldest are removed first. */
const filesMaximum = 150;

/** Answers a file named by its content: from the cache, else from the network, and then cached. */
export async function answerAsset(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const copy = await caches.match(request, { ignoreVary: true });
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.status === 200) waitUntil(keep(request, answer.clone()));
  return answer;
}

/**
 * Answers a file whose name does not change with its content: from the network, else the copy stored with the offline
 * page.
 */
export async function answerReserve(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request, { ignoreVary: true })) ?? Response.error());
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer).catch(makeRoom);
  const files = await cache.keys();
  await Promise.all(files.slice(0, Math.max(0, files.length - filesMaximum)).map((file) => cache.delete(file)));
}

/** The browser's quota is used up: everything here can be fetched again. */
async function makeRoom(): Promise<void> {
  await caches.delete(cacheName);
}
