/**
 * The worker that undoes all others: it deletes every cache and unregisters itself. Browsers fetch it with their next
 * update check.
 */
export const retiredWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;
