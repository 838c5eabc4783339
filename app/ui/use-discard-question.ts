import { createContext, type FormEvent, useRef, useState } from 'react';

/** Closes the dialog around a component, or asks first, as its close button does. */
export const LeaveDialog = createContext<() => void>(() => {});

/**
 * Asks before a dialog closes by Esc, its backdrop, a drag or its close button over unsaved changes, by default a text
 * that was typed in it: those are easily pressed by mistake, and a long text is work.
 */
export function useDiscardQuestion(isOpen: boolean, isUnsaved: boolean | undefined, close: () => void) {
  const typedIn = useRef(new Set<HTMLTextAreaElement>());
  const [asks, setAsks] = useState(false);
  // What was being saved when the question came may close the dialog under it.
  if (asks && !isOpen) setAsks(false);
  return {
    asks,
    recordTyping: ({ target }: FormEvent) => {
      if (target instanceof HTMLTextAreaElement) typedIn.current.add(target);
    },
    closeOrAsk: () => {
      if (isUnsaved ?? holdsText(typedIn.current)) setAsks(true);
      else close();
    },
    keep: () => setAsks(false),
    discard: () => {
      typedIn.current.clear();
      setAsks(false);
      close();
    },
  };
}

/** Those of an earlier opening have left the page. */
function holdsText(areas: ReadonlySet<HTMLTextAreaElement>): boolean {
  return [...areas].some((area) => area.isConnected && area.value.trim() !== '');
}
