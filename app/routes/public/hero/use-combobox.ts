import { type RefObject, useEffect, useState } from 'react';
import { findSuggestions, type Suggestion, type SuggestionKind } from './find-suggestions.ts';

export interface Combobox {
  kind: SuggestionKind;
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  onChoose: (value: string) => void;
}

/** Manages the list under a field: its options, the active one, and the keys that move through it. */
export function useCombobox({ kind, input, listId, onChoose }: Combobox) {
  const { found, isOpen, setOpen } = useSuggestions(kind, input);
  const [marked, setMarked] = useState<Suggestion>();
  const options = isOpen ? found : [];
  const active = options.findIndex((option) => option === marked);
  const choose = (index: number) => {
    const value = found[index]?.value;
    if (value) onChoose(value);
    setOpen(false);
    setMarked(undefined);
  };

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    describe(field, options.length > 0, listId, active);
    const press = (event: KeyboardEvent) => {
      const handled = {
        ArrowDown: () => setMarked(found[neighbour(active, 1, found.length)]),
        ArrowUp: () => setMarked(found[neighbour(active, -1, found.length)]),
        Enter: active >= 0 ? () => choose(active) : undefined,
        // Closes only the list: the sheet around it stays open.
        Escape: options.length > 0 ? () => setOpen(false) : undefined,
      }[event.key];
      if (!handled || found.length === 0) return;
      event.preventDefault();
      if (event.key.startsWith('Arrow')) setOpen(true);
      handled();
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  });

  return { options, active, choose };
}

/** Loads suggestions when the field gets the focus or changes; answers for an older text are dropped. */
function useSuggestions(kind: SuggestionKind, input: RefObject<HTMLInputElement | null>) {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const left = new AbortController();
    let asked = new AbortController();
    const open = () => {
      setOpen(true);
      asked.abort();
      const { signal } = (asked = new AbortController());
      void findSuggestions(kind, field.value.trim(), signal).then((suggestions) => {
        if (!signal.aborted) setFound(suggestions);
      });
    };
    const close = () => setOpen(false);
    field.addEventListener('input', open, { signal: left.signal });
    field.addEventListener('focus', open, { signal: left.signal });
    field.addEventListener('blur', close, { signal: left.signal });
    // Loaded because the field got the focus; the visitor may have left it meanwhile.
    (document.activeElement === field ? open : close)();
    return () => {
      left.abort();
      asked.abort();
    };
  }, [kind, input]);
  return { found, isOpen, setOpen };
}

/** Returns the option after or before one (-1: none). Past either end nothing is active, and then it wraps around. */
function neighbour(active: number, step: 1 | -1, count: number): number {
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
