import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns what a press of the button calls that shows more of a list. When the button leaves the page, as all is shown,
 * the first new entry gets the focus, which would fall back to the page.
 * @param entries selects them within `list`
 * @param count how many are shown
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, entries: string, count: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const { current: first } = before;
    if (first === undefined || count <= first) return;
    before.current = undefined;
    if (document.activeElement !== document.body) return;
    const entry = list.current?.querySelectorAll<HTMLElement>(entries)[first];
    (entry?.querySelector<HTMLElement>('a, button') ?? entry)?.focus();
  }, [list, entries, count]);
  return () => {
    before.current = count;
  };
}
