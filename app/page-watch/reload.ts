import { recall, retain } from './session-keep.ts';
import { pageWatchTimes } from './times.ts';
import { saveTypedFields } from './typed-contents.ts';

const storageName = 'loaded-again';
let isLeaving = false;

/** The question whether to leave what is not saved has its answer: it is kept. */
export function leaveWithoutQuestion(): void {
  const silence = (event: Event) => isLeaving && event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, true);
}

/** Loads the page anew, or another one; what was typed comes back where its form does. */
export function loadAgain(url?: string): void {
  saveTypedFields();
  isLeaving = true;
  if (url === undefined) window.location.reload();
  else window.location.assign(url);
}

/**
 * Does so by itself, once: a file that is still missing then will not come by asking a third time. @returns whether
 * it did.
 */
export function loadAgainOnce(url?: string): boolean {
  const last = Number(recall(storageName) ?? 0);
  if (Date.now() - last < pageWatchTimes.betweenReloads) return false;
  // Without a memory it could not tell a first time from a hundredth.
  if (!retain(storageName, String(Date.now()))) return false;
  loadAgain(url);
  return true;
}

/** Whether the server answers, so that what is missing is missing there. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
