export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What localStorage holds about the person at this browser only until they sign out: others may use it next. */
export const personalKeys = { recentSearches: 'doorstep-recent-searches' } as const;

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

/** Clears what must not outlive a session. */
export function clearPersonalStorage(): void {
  for (const key of Object.values(personalKeys)) browserStorage('localStorage').removeItem(key);
}
