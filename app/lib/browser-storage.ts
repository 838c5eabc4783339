type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forgetful: BrowserStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A storage of the browser, or one that keeps nothing where the visitor forbids it: naming it alone throws then. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  try {
    return window[name];
  } catch {
    return forgetful;
  }
}
