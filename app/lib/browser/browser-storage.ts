export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** What the browser holds about the person at it only until they sign out: others may use it next. */
export const personalKeys = { recentSearches: 'doorstep-recent-searches', drafts: 'doorstep-drafts' } as const;

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
  for (const key of Object.values(personalKeys))
    for (const name of ['localStorage', 'sessionStorage'] as const) browserStorage(name).removeItem(key);
}
