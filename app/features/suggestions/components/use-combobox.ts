import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Combobox<Item> {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  options: readonly Item[];
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  onChoose: (option: Item) => void;
}

/** Manages the keys that move through the list under a field, and what the field says about it (ARIA practices). */
export function useCombobox<Item extends { key: string }>({
  input,
  listId,
  options,
  isOpen,
  setOpen,
  onChoose,
}: Combobox<Item>) {
  // By its key: an answer that arrives meanwhile may have the same option.
  const [marked, setMarked] = useState<string>();
  const isShown = isOpen && options.length > 0;
  const active = isShown ? options.findIndex(({ key }) => key === marked) : -1;
  const choose = (option: Item) => {
    setMarked(undefined);
    setOpen(false);
    onChoose(option);
  };

  // Before the list can be seen: Escape would else clear the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    describe(field, isShown, listId, active);
    const move = (step: 1 | -1) => () => {
      setOpen(true);
      setMarked(options[neighbor(active, step, options.length)]?.key);
    };
    const press = (event: KeyboardEvent) => {
      const option = options[active];
      const handled = {
        ArrowDown: move(1),
        ArrowUp: move(-1),
        Enter: option === undefined ? undefined : () => choose(option),
        // Closes only the list: the sheet around it stays open, and the field keeps what was typed.
        Escape: isShown ? () => setOpen(false) : undefined,
      }[event.key];
      if (!handled || event.isComposing) return;
      event.preventDefault();
      handled();
    };
    // Enter searches for what was typed last, unless an option is marked after it.
    const unmark = () => setMarked(undefined);
    field.addEventListener('keydown', press);
    field.addEventListener('input', unmark);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeEventListener('input', unmark);
    };
  });

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return { active, choose };
}

/** Returns the option after or before one (-1: none). Past either end nothing is active, and then it wraps around. */
function neighbor(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** Sets the field's ARIA attributes. */
function describe(field: HTMLInputElement, isExpanded: boolean, listId: string, active: number): void {
  const set = (name: string, value: string | false) =>
    value === false ? field.removeAttribute(name) : field.setAttribute(name, value);
  set('role', 'combobox');
  set('aria-autocomplete', 'list');
  set('aria-expanded', String(isExpanded));
  set('aria-controls', isExpanded && listId);
  set('aria-activedescendant', isExpanded && active >= 0 && `${listId}-${active}`);
}
