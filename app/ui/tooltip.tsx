import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from './styles/class-names.ts';

interface TooltipProps {
  /** The extra information: shown next to the button, and read with it by screen readers. */
  text: ReactNode;
  /** The button's accessible name, if its content does not provide one. */
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A button with extra information, shown on hover, on keyboard focus and on a tap. Esc hides it, and it stays while
 * the pointer is over it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, label, children, className }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const [open, setOpen] = useState(false);
  // Placed above the button, or below if there is no room, and always inside the window.
  useLayoutEffect(() => {
    if (!open || !wrapper.current || !bubble.current) return;
    const { left, top } = placeOf(wrapper.current.getBoundingClientRect(), bubble.current.getBoundingClientRect());
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [open]);
  useDismissal(open, () => setOpen(false));
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(isOver);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    setOpen(false);
  };
  return (
    <span
      ref={wrapper}
      className="inline-flex max-w-full min-w-0"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        className={className}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        // A tap focuses the button first, which opens the tooltip: only one that was open before closes.
        onPointerDown={() => (wasOpen.current = open)}
        onClick={() => setOpen(!wasOpen.current)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      <span ref={bubble} id={id} role="tooltip" className={classNames('tooltip', !open && 'hidden')}>
        {text}
      </span>
    </span>
  );
}

const gap = 8;

function placeOf(anchor: DOMRect, bubble: DOMRect): { left: number; top: number } {
  const furthest = document.documentElement.clientWidth - bubble.width - gap;
  const above = anchor.top - bubble.height - gap;
  return {
    left: Math.max(gap, Math.min(anchor.left + anchor.width / 2 - bubble.width / 2, furthest)),
    top: above < gap ? anchor.bottom + gap : above,
  };
}

/** Closes it when the page scrolls, because it does not move along. */
function useDismissal(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  });
}
