import { type RefObject, useId } from 'react';
import { PinIcon, SearchIcon } from '#app/ui/icons.tsx';
import type { SuggestionKind } from './find-suggestions.ts';
import { useCombobox } from './use-combobox.ts';

interface SuggestionsProps {
  kind: SuggestionKind;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (value: string) => void;
}

/**
 * The list under a search field: a combobox as in the ARIA practices. It takes over the field once loaded, so that
 * the page starts without it.
 */
export default function Suggestions({ label, ...field }: SuggestionsProps) {
  const id = useId();
  const { options, active, choose } = useCombobox({ ...field, listId: id });
  if (options.length === 0) return null;
  const Icon = field.kind === 'place' ? PinIcon : SearchIcon;
  return (
    <ul id={id} role="listbox" aria-label={label} className="suggestions">
      {options.map(({ value, note }, index) => (
        <li
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the field; losing it would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={() => choose(index)}
        >
          <Icon />
          {value}
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  );
}
