import { flushSync } from 'react-dom';

const farthest = 160;
const motion = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Applies a change of state, and lets the sections of a form glide to where it has put them; not with reduced motion.
 * What `scroll` brings into view is there at the end of the way, so it runs before.
 */
export function withoutJump(form: Element | null | undefined, change: () => void, scroll: () => void): void {
  const sections = [...(form?.querySelectorAll<HTMLElement>('section') ?? [])];
  const before = sections.map(topOf);
  flushSync(change);
  scroll();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const ways = sections.map((section, index) => (before[index] ?? 0) - topOf(section));
  sections.forEach((section, index) => {
    const way = Math.max(-farthest, Math.min(farthest, ways[index] ?? 0));
    if (way !== 0) section.animate({ translate: [`0 ${way}px`, '0 0'] }, motion);
  });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
