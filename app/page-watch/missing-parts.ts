import { type PageNotice, showNotice, hideNotice } from './notice-bar.ts';
import { isServerThere, loadAgainOnce } from './reload.ts';
import { pageWatchMessages } from './texts.ts';
import { pageWatchTimes } from './times.ts';

const askAgain = new Set<(isPressed: boolean) => void>();
const said: PageNotice = {
  text: pageWatchMessages.part,
  way: { label: pageWatchMessages.again, go: () => tryAll(true) },
};
let link: HTMLAnchorElement | null = null;

/** Records the last pressed link: where a page whose files are missing was meant to lead. */
export function followLinks(): void {
  const note = ({ target }: Event) => (link = target instanceof Element ? target.closest('a') : null);
  window.addEventListener('click', note, true);
  window.addEventListener('online', () => void tryOnceConnected());
}

/** See PageWatch. */
export function missingPart<Part>(load: () => Promise<Part>, leadsAway = false): Promise<Part> {
  return new Promise((resolve) => {
    const here = (part: Part) => {
      if (askAgain.size === 0) hideNotice(said);
      resolve(part);
    };
    const again = (isPressed: boolean) => {
      const wasOnline = navigator.onLine;
      void load().then(here, () => missing(wasOnline, isPressed));
    };
    const missing = async (wasOnline: boolean, isPressed: boolean) => {
      const destination = leadsAway && link?.origin === window.location.origin ? link.href : undefined;
      // A failure while offline says nothing about the file, even if the connection is back by now. A press reloads the
      // page, too: a browser may remember that a module failed, and only a new page can load it then.
      if (wasOnline && (await isServerThere()) && loadAgainOnce(destination, isPressed)) return;
      askAgain.add(again);
      showNotice(said);
      if (!wasOnline) void tryOnceConnected();
    };
    setTimeout(() => again(false), pageWatchTimes.secondTry);
  });
}

/**
 * Retries once the server answers. The browser reports a connection before it works, and a chunk requested too soon
 * would seem to be missing for good.
 */
async function tryOnceConnected(): Promise<void> {
  if (askAgain.size === 0 || !navigator.onLine) return;
  if (await isServerThere()) tryAll(false);
  else setTimeout(() => void tryOnceConnected(), pageWatchTimes.secondTry);
}

function tryAll(isPressed: boolean): void {
  hideNotice(said);
  const waiting = [...askAgain];
  askAgain.clear();
  for (const again of waiting) again(isPressed);
}
