import { useEffect, useRef } from 'react';

/**
 * Each step begins at its top (APPLY-009), or at what has to be mended there. @returns the element that takes the
 * focus
 */
export function useTopOfStep(step: number, isReady: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const isFirst = shown.current === undefined;
    shown.current = step;
    if (isFirst) return;
    window.scrollTo({ top: 0 });
    if (!focusFirstError()) top.current?.focus({ preventScroll: true });
  }, [step, isReady]);
  return top;
}

/** Puts the focus on the first field, or choice of files, that is marked. @returns whether there is one */
export function focusFirstError(): boolean {
  const field = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]');
  field?.focus();
  return field !== null;
}
