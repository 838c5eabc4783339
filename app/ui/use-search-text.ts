import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** So long after the last key, in milliseconds, what is typed is searched for. */
const pause = 300;

/**
 * The text of a search whose wish stands in the address: the address follows what is typed after a short pause, or at
 * once when the form is sent, and the text follows the address when that changes by itself.
 */
export function useSearchText(searched: string, search: (wanted: string) => void) {
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (followed !== searched) {
    setFollowed(searched);
    if (text.trim() !== searched) setText(searched);
  }
  const settled = useDebounced(text, pause);
  const searchFor = useEffectEvent((wanted: string) => {
    if (wanted.trim() !== searched && wanted === text) search(wanted.trim());
  });
  useEffect(() => searchFor(settled), [settled]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(text);
  };
  return { text, setText, submit };
}
