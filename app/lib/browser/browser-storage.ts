export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What the browser holds about the person at it only until they sign out: others may use it next. */
export const personalKeys = {
  recentSearches: 'doorstep-recent-searches',
  drafts: 'doorstep-drafts',
  booking: 'doorstep.booking',
} as const;

const storageNames = ['localStorage', 'sessionStorage'] as const;
/** Under it, each storage says whose the rest is. */
const ownerKey = 'doorstep-owner';

/**
 * Returns a browser storage, or one that stores nothing if the visitor forbids storage: even accessing the property
 * throws then.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  try {
    return window[name];
  } catch {
    return forgetful;
  }
}

/**
 * Clears what must not outlive a session. One that merely ended leaves what was begun to the same person's return
 * (OPEN-32).
 */
export function clearPersonalStorage({ wished }: { wished: boolean }): void {
  const keys = wished ? [...Object.values(personalKeys), ownerKey] : [personalKeys.recentSearches];
  for (const name of storageNames) removeAll(browserStorage(name), keys);
}

/** Records who is signed in. What somebody else left, whose session merely ended, is cleared. */
export function claimPersonalStorage(personId: string): void {
  for (const name of storageNames) {
    const storage = browserStorage(name);
    const owner = storage.getItem(ownerKey);
    if (owner !== null && owner !== personId) removeAll(storage, Object.values(personalKeys));
    try {
      storage.setItem(ownerKey, personId);
    } catch {
      // A full storage keeps what it has.
    }
  }
}

function removeAll(storage: BrowserStorage, keys: readonly string[]): void {
  for (const key of keys) storage.removeItem(key);
}
