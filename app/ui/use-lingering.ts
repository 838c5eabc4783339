import { useEffect, useState } from 'react';
import { afterPaint } from '#app/lib/browser/after-paint.ts';

/**
 * Whether something is open, or closed so lately that the browser has not drawn it yet: it is hidden at once, and taken
 * apart later, which takes longer. `round` changes whenever it opens.
 */
export function useLingering(isOpen: boolean): { lingers: boolean; round: number } {
  const [state, setState] = useState({ isOpen: false, lingers: false, round: 0 });
  if (isOpen && !state.isOpen) setState({ isOpen, lingers: true, round: state.round + 1 });
  if (!isOpen && state.isOpen) setState({ ...state, isOpen });
  const isLeaving = state.lingers && !isOpen;
  useEffect(() => {
    if (!isLeaving) return undefined;
    return afterPaint(() => setState((now) => ({ ...now, lingers: false })));
  }, [isLeaving]);
  return { lingers: isOpen || state.lingers, round: state.round };
}
