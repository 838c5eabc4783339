import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { clearRecentSearches, readRecentSearches, saveRecentSearch, searchOfForm } from '../recent-searches.ts';

/**
 * The latest searches of this browser. What the form of the field searches for is added when it is sent; where the
 * page searches while one types, when the field is left: half a word was no search.
 */
export function useRecentSearches(input: RefObject<HTMLInputElement | null>, savesWhenLeft: boolean) {
  const storage = browserStorage('localStorage');
  const [recent, setRecent] = useState(() => readRecentSearches(storage));
  const save = useEffectEvent(() => {
    const form = input.current?.form;
    if (form) saveRecentSearch(storage, searchOfForm(form));
  });
  const read = useEffectEvent(() => setRecent(readRecentSearches(storage)));
  useEffect(() => {
    const field = input.current;
    const left = new AbortController();
    const options = { signal: left.signal };
    field?.form?.addEventListener('submit', () => save(), options);
    // Signing out in another tab clears them.
    field?.addEventListener('focus', () => read(), options);
    if (savesWhenLeft) field?.addEventListener('blur', () => save(), options);
    return () => left.abort();
  }, [input, savesWhenLeft]);
  const clear = () => {
    clearRecentSearches(storage);
    setRecent([]);
  };
  return { recent, clear };
}
