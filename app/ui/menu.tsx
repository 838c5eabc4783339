import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './styles/class-names.ts';

interface MenuProps {
  /** The button's accessible name, if its content does not provide one. */
  label?: string | undefined;
  /** The button's content. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** The actions: buttons and links of the class `menu-item`, which close the menu. */
  children: ReactNode;
  className?: string | undefined;
}

const gap = 6;
/** Below its button unless less room is left there than above. */
const roomNeeded = 320;

/** A button that opens further actions below itself: a native popover, so Esc, a press outside and scrolling close it. */
export function Menu({ label, trigger, triggerClassName, children, className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'open' && button.current && panel.current)
      Object.assign(panel.current.style, placeOf(button.current.getBoundingClientRect()));
  };
  useEffect(() => {
    if (!open) return undefined;
    const opened = button.current?.getBoundingClientRect();
    const close = () => {
      // The event of a scroll from before the press, which brought the button into view, may come after it.
      const now = button.current?.getBoundingClientRect();
      if (now?.top !== opened?.top || now?.left !== opened?.left) panel.current?.hidePopover();
    };
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [open]);
  useEffect(() => {
    const items = panel.current;
    const closeAfterChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.menu-item')) items?.hidePopover();
    };
    items?.addEventListener('click', closeAfterChoice);
    return () => items?.removeEventListener('click', closeAfterChoice);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={classNames('print:hidden', triggerClassName)}
      >
        {trigger}
      </button>
      <div ref={panel} id={id} popover="auto" onBeforeToggle={place} className={classNames('menu', className)}>
        {children}
      </div>
    </>
  );
}

function placeOf(anchor: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = clientHeight - anchor.bottom >= Math.min(roomNeeded, anchor.top);
  const isAtEnd = anchor.left + anchor.width / 2 > clientWidth / 2;
  return {
    top: isBelow ? `${anchor.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${clientHeight - anchor.top + gap}px`,
    right: isAtEnd ? `${Math.max(gap, clientWidth - anchor.right)}px` : 'auto',
    left: isAtEnd ? 'auto' : `${Math.max(gap, anchor.left)}px`,
  };
}
