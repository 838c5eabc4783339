type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

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
