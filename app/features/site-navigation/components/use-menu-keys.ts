import { type RefObject, useEffect } from 'react';

type Ref = RefObject<HTMLElement | null>;

/**
 * The keyboard of a menu in a popover: opened by a key it takes the focus, the arrow keys, Home and End move among its
 * items, and leaving it with Tab closes it, also for the button where the menu covers it. Escape, and returning the focus, are the browser's part.
 */
export function useMenuKeys(button: Ref, panel: Ref): void {
  useEffect(() => {
    const [opener, menu] = [button.current, panel.current];
    if (!opener || !menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    opener.addEventListener('keydown', (event) => openByArrow(event, menu), { signal });
    opener.addEventListener('focus', () => isCovered(opener) && menu.hidePopover(), { signal });
    menu.addEventListener('keydown', (event) => move(event, menu), { signal });
    menu.addEventListener('toggle', () => opener.matches(':focus-visible') && itemsOf(menu)[0]?.focus(), { signal });
    menu.addEventListener('focusout', (event) => closeBehind(event, menu, opener), { signal });
    return () => listening.abort();
  }, [button, panel]);
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('a, button')].filter((item) => item.checkVisibility());
}

function openByArrow(event: KeyboardEvent, menu: HTMLElement): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  menu.showPopover();
}

function move(event: KeyboardEvent, menu: HTMLElement): void {
  const items = itemsOf(menu);
  const now = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}

function closeBehind({ relatedTarget }: FocusEvent, menu: HTMLElement, opener: HTMLElement): void {
  if (!(relatedTarget instanceof Node) || menu.contains(relatedTarget) || opener.contains(relatedTarget)) return;
  menu.hidePopover();
}

function isCovered(opener: HTMLElement): boolean {
  const { x, y, width, height } = opener.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && !opener.contains(met);
}
