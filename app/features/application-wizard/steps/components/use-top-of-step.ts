import { useEffect, useRef } from 'react';

/**
 * Scrolls each step to its top (APPLY-009), or to the first field that needs correction.
 * @returns the ref of the element that receives the focus
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

/**
 * Focuses the first field or file picker marked as invalid.
 * @returns whether there is one
 */
export function focusFirstError(): boolean {
  const field = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]');
  field?.focus();
  return field !== null;
}
