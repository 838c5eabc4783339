/**
 * The service worker, built to /service-worker.js. It makes the site work offline: nothing that belongs to one person
 * is ever cached (see request-rules.ts). A new build's worker takes over at once, and SERVICE_WORKER=0 retires every
 * installed worker (docs/decisions/015-service-worker-and-late-scripts.md). It also shows push messages.
 */
import { answerAsset, answerReserve } from './asset-copies.ts';
import { answerPage, deleteEarlierBuilds, clearCachedPages, cacheOfflinePage, forwardRequest } from './page-copies.ts';
import { openPush, showPush } from './push-messages.ts';
import { renewPush } from './push-renewal.ts';
import { handlingOf } from './request-rules.ts';
import { clearCachedPagesMessage } from './worker-messages.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(Promise.all([cacheOfflinePage(), worker.skipWaiting()])));

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const treatment = handlingOf(event.request, location.origin);
  if (treatment !== 'none') event.respondWith(answers[treatment](event));
});

worker.addEventListener('message', (event) => {
  if (event.data === clearCachedPagesMessage) event.waitUntil(clearCachedPages());
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker.registration, event.data)));

worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(worker.clients, event.notification, location.origin)),
);

worker.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = worker.registration;
  event.waitUntil(
    renewPush(
      event,
      (options) => pushManager.subscribe(options),
      (...request) => fetch(...request),
    ),
  );
});

const answers = {
  asset: (event: RequestEvent) => answerAsset(event.request, (work) => event.waitUntil(work)),
  reserve: (event: RequestEvent) => answerReserve(event.request),
  page: answerPage,
  passage: forwardRequest,
};

async function takeOver(): Promise<void> {
  await deleteEarlierBuilds();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
