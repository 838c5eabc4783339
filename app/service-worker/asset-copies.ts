/** One cache for all builds: names carry the content, so files of two builds never stand in for each other. */
const cacheName = 'doorstep-assets';
/** A build has about a hundred files; the oldest go first. */
const filesMaximum = 150;

/** A file named by its content: the copy, else from the network, kept for the next time. */
export async function answerAsset(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const copy = await caches.match(request, { ignoreVary: true });
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.status === 200) waitUntil(keep(request, answer.clone()));
  return answer;
}

/** A file that changes under its name: from the network, else what was kept with the offline page. */
export async function answerReserve(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(request, { ignoreVary: true })) ?? Response.error());
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer).catch(makeRoom);
  const files = await cache.keys();
  await Promise.all(files.slice(0, Math.max(0, files.length - filesMaximum)).map((file) => cache.delete(file)));
}

/** The browser's quota is spent: everything here can be fetched again. */
async function makeRoom(): Promise<void> {
  await caches.delete(cacheName);
}
