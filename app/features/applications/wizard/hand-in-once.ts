import { browserStorage } from '#app/lib/browser-storage.ts';
import { savedForm } from './saved-application.ts';

const lockName = 'doorstep-application';
const handedInKey = 'applicationHandedInAt';

/** What became of an attempt: this tab has handed in, another tab had, or another tab tried and was refused. */
export type HandedIn = 'here' | 'elsewhere' | 'refused-elsewhere';

interface Attempt {
  /**
   * Since when this tab has waited with what is saved (epoch milliseconds); undefined where somebody pressed the button
   * here and nobody else can mean the same.
   */
  waitsSince: number | undefined;
  /** Uploads and hands in. @returns whether it went well */
  handIn: () => Promise<boolean>;
}

/**
 * Of the tabs that wait with the same saved application one hands it in, after the other: the tab that signed up, and
 * the one that the mailed link was opened in. Where the browser has no locks each goes ahead; the server makes one of
 * both.
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
  // Only a secure context has it: not a plain http address of a test machine.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work) as Promise<Answer>;
}

/** When, and nothing else: whose it was the other tabs know. */
function keepQuietly(storage: ReturnType<typeof browserStorage>): void {
  try {
    storage.setItem(handedInKey, String(Date.now()));
  } catch {
    // A full storage; the server still makes one application of both.
  }
}
