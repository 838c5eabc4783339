import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useDebounced } from '../timing/use-debounced.ts';

/** The delay from the last key press to the search, in milliseconds. */
const pause = 300;

/**
 * Manages the text of a search that is stored in the URL: the URL follows the text after a short pause, or at once on
 * submit, and the text follows the URL if that changes otherwise. What is typed while a search is under way stays. A
 * search waits for a filter that is loading. One that was cancelled by a filter, or failed, runs again: once by itself,
 * and on each submit.
 */
export function useSearchText(searched: string, search: (wanted: string) => void) {
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  const [asked, setAsked] = useState(searched);
  if (followed !== searched) {
    setFollowed(searched);
    setAsked(searched);
    if (asked !== searched) setText(searched);
  }
  const [repeated, setRepeated] = useState(searched);
  const settled = useDebounced(text, pause);
  const isIdle = useNavigation().state === 'idle';
  const searchFor = useEffectEvent((wanted: string, isPressed: boolean) => {
    const query = wanted.trim();
    const isCancelled = query === asked && query !== searched && (isPressed || (isIdle && query !== repeated));
    const isBehindAnother = !isIdle && asked === searched;
    if (wanted !== text || isBehindAnother || (query === asked && !isCancelled)) return;
    setRepeated(isCancelled ? query : searched);
    setAsked(query);
    search(query);
  });
  useEffect(() => searchFor(settled, false), [settled, isIdle]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text, true);
  };
  return { text, setText, submit };
}
