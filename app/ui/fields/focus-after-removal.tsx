import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Pressed {
  button: HTMLElement;
  list: Element | null;
  /** Its place among the entries of its list. */
  entry: number;
  /** Its place among the buttons of its entry, counted from the last one: earlier ones differ between entries. */
  fromEnd: number;
}

/** No field to type in: on phones it would open the keyboard. */
const focusable = 'button:enabled, select:enabled, input[type="file"]:enabled:not([tabindex="-1"])';

/**
 * Contains lists whose entries have buttons that remove them. When a pressed button has left the page, the same button
 * of the entry now in its place gets the focus; that entry itself if it has no buttons now, as while it is uploaded
 * again; or the first button in here if the list is empty. Otherwise the focus would fall back to the page, and
 * keyboard users would begin at its top again.
 */
export function FocusAfterRemoval({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const { current } = pressed;
    if (!current || current.button.isConnected) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = inPlaceOf(current);
    if (!next) return element.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    // An entry that has the focus may leave the page as well.
    if (next.matches('li')) pressed.current = { ...current, button: next };
    next.focus();
  });
  return (
    <div
      ref={element}
      className={className}
      onClickCapture={(event) => {
        pressed.current = pressedIn(event);
      }}
    >
      {children}
    </div>
  );
}

function pressedIn({ target }: MouseEvent): Pressed | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
  if (!button) return undefined;
  const entry = button.closest('li');
  const list = entry?.parentElement ?? null;
  return {
    button,
    list,
    entry: entry && list ? [...list.children].indexOf(entry) : 0,
    fromEnd: entry ? buttonsOf(entry).toReversed().indexOf(button) : 0,
  };
}

function inPlaceOf({ list, entry, fromEnd }: Pressed): HTMLElement | undefined {
  const entries = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(':scope > li')] : [];
  const next = entries[entry] ?? entries.at(-1);
  if (!next) return undefined;
  const buttons = buttonsOf(next).toReversed();
  if (buttons.length === 0) next.tabIndex = -1;
  return buttons[fromEnd] ?? buttons[0] ?? next;
}

function buttonsOf(entry: Element): HTMLElement[] {
  return [...entry.querySelectorAll<HTMLElement>('button:enabled')];
}
