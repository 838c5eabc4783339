import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface Pressed {
  button: HTMLElement;
  list: Element | null;
  /** Its place among the entries of its list. */
  entry: number;
  /** Its place among the buttons of its entry, counted from the last one: earlier ones differ between entries. */
  fromEnd: number;
}

const focusable = 'button:enabled, input:enabled:not([tabindex="-1"]), select:enabled, textarea:enabled';

/**
 * Contains lists whose entries have buttons that remove them. When a pressed button has left the page, the same button
 * of the entry now in its place gets the focus, or the first field or button in here if the list is empty: otherwise
 * the focus would fall back to the page, and keyboard users would begin at its top again.
 */
export function FocusAfterRemoval({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);
  useEffect(() => {
    const { current } = pressed;
    if (!current || current.button.isConnected) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    (inPlaceOf(current) ?? element.current?.querySelector<HTMLElement>(focusable))?.focus();
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
  const entries = list?.isConnected ? [...list.children] : [];
  const next = entries[entry] ?? entries.at(-1);
  const buttons = next ? buttonsOf(next).toReversed() : [];
  return buttons[fromEnd] ?? buttons[0];
}

function buttonsOf(entry: Element): HTMLElement[] {
  return [...entry.querySelectorAll<HTMLElement>('button:enabled')];
}
