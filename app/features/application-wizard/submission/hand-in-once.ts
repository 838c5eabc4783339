import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { savedForm } from '../saved-application.ts';

const lockName = 'doorstep-application';
const handedInKey = 'applicationHandedInAt';

/** The result of an attempt: this tab submitted, another tab had submitted, or another tab tried and was refused. */
export type HandedIn = 'here' | 'elsewhere' | 'refused-elsewhere';

interface Attempt {
  /**
   * When this tab began to wait with the saved application (epoch milliseconds); undefined if the person pressed the
   * button here, which no other tab can duplicate.
   */
  waitsSince: number | undefined;
  /**
   * Uploads and submits.
   * @returns whether it succeeded
   */
  handIn: () => Promise<boolean>;
}

/**
 * Submits a saved application from only one of the tabs that wait with it: the tab that signed up and the one opened
 * by the mailed link take turns. In browsers without locks each tab proceeds, and the server merges both into one
 * application.
 */
export function handInOnce({ waitsSince, handIn }: Attempt): Promise<HandedIn | 'refused'> {
  const storage = browserStorage('localStorage');
  return exclusively(async () => {
    if (waitsSince !== undefined && Number(storage.getItem(handedInKey) ?? 0) >= waitsSince) return 'elsewhere';
    if (waitsSince !== undefined && !savedForm('saved', storage)) return 'refused-elsewhere';
    if (!(await handIn())) return 'refused';
    keepQuietly(storage);
    return 'here';
  });
}

function exclusively<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  // Locks exist only in secure contexts, so not on a test machine's plain http URL.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work) as Promise<Answer>;
}

/** Stores only the time: the other tabs know whose application it was. */
function keepQuietly(storage: ReturnType<typeof browserStorage>): void {
  try {
    storage.setItem(handedInKey, String(Date.now()));
  } catch {
    // A full storage; the server still makes one application of both.
  }
}
