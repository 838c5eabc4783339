import { useEffect, useRef } from 'react';

/**
 * Returns a ref for an element whose content a press exchanges. After each change of `shown` the focus goes to its first
 * field, or else its first button: what was pressed is gone, and the focus would fall back to the page.
 * @param shown names what is in it; undefined while something else takes the focus
 */
export function useFocusAfterChange<Shown extends string>(shown: Shown | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A change that nobody pressed for, as when a code runs out, takes the focus from nothing else on the page.
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !element.current?.contains(activeElement);
    if (shown !== undefined && !isElsewhere) element.current?.querySelector<HTMLElement>(focusable)?.focus();
  }, [shown]);
  return element;
}

const focusable = 'input:not([type=hidden]), select, textarea, button';
