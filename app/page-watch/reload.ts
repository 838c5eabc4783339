import { recall, retain } from './session-keep.ts';
import { pageWatchTimes } from './times.ts';
import { saveTypedFields } from './typed-contents.ts';

const storageName = 'loaded-again';
let isLeaving = false;

/** Suppresses the question about unsaved input during our own reloads: the input is saved. */
export function leaveWithoutQuestion(): void {
  const silence = (event: Event) => isLeaving && event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, true);
}

/** Reloads the page, or loads another one; typed input is restored where its form appears. */
export function loadAgain(url?: string): void {
  saveTypedFields();
  isLeaving = true;
  if (url === undefined) window.location.reload();
  else window.location.assign(url);
}

/**
 * Reloads automatically, once: a file that is still missing after that will not appear on another try. As often as the
 * visitor asks for it.
 * @returns whether it reloads
 */
export function loadAgainOnce(url?: string, isAsked = false): boolean {
  const last = Number(recall(storageName) ?? 0);
  if (!isAsked && Date.now() - last < pageWatchTimes.betweenReloads) return false;
  // Without storage it could not tell the first reload from the hundredth, and what was typed would be lost.
  if (!retain(storageName, String(Date.now()))) return false;
  loadAgain(url);
  return true;
}

/** Whether the server answers, so that a missing file is missing there. */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
