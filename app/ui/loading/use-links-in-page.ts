import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { afterPaint } from '#app/lib/browser/after-paint.ts';

/**
 * Returns a press handler for HTML that the server made: its links navigate in the page, as the router's own do.
 * @param transitioning selects the links whose page the present one transitions into
 */
export function useLinksInPage(transitioning?: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const viewTransition = transitioning !== undefined && link.matches(transitioning);
    const url = link.pathname + link.search + link.hash;
    afterPaint(() => void navigate(url, { viewTransition }));
  };
}
