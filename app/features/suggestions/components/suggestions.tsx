import { type RefObject, useId, useMemo } from 'react';
import { suggestionGroups, type Chosen, type Option } from '../suggestion-groups.ts';
import type { SuggestingField } from '../suggestion.ts';
import { SuggestionIcon } from './suggestion-icon.tsx';
import { useCombobox } from './use-combobox.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  kind: SuggestingField;
  input: RefObject<HTMLInputElement | null>;
  /** Leaving the field ends a search. */
  live: boolean;
  onChoose: (chosen: Chosen) => void;
}

/**
 * The list under a search field: a combobox as in the ARIA practices. It takes over the field once loaded, so that
 * the page starts without it.
 */
export function Suggestions({ kind, input, live, onChoose }: SuggestionsProps) {
  const id = useId();
  const { typed, suggestions, isOpen, setOpen } = useSuggestions(kind, input);
  const { recent, clear } = useRecentSearches(input, live && kind === 'search');
  const shownRecent = kind === 'search' && typed === '' ? recent : noRecent;
  const groups = useMemo(() => suggestionGroups(suggestions, shownRecent), [suggestions, shownRecent]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { active, choose } = useCombobox<Option>({
    input,
    listId: id,
    options,
    isOpen,
    setOpen,
    onChoose: ({ choice }) => (choice.kind === 'clear' ? clear() : onChoose(choice)),
  });
  if (!isOpen) return null;
  if (options.length === 0) return <NothingFound typed={typed} isShown={kind === 'search' && !live} />;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {options.length === 1 ? '1 suggestion' : `${options.length} suggestions`}
      </p>
      {/* Keeps the focus in the field; losing it would close the list. */}
      <div id={id} role="listbox" aria-label="Suggestions" className="suggestions" onMouseDown={keepFocus}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p aria-hidden="true" className="px-3 py-2 text-sm font-semibold text-dim">
              {group.title}
            </p>
            {group.options.map((option) => {
              const index = options.indexOf(option);
              return (
                <div
                  key={option.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onMouseUp={() => choose(option)}
                  className="flex min-h-11 cursor-pointer items-center gap-3 px-3"
                >
                  <SuggestionIcon kind={option.choice.kind} />
                  <span className="truncate">{option.label}</span>
                  {option.note ? <small className="ml-auto shrink-0 text-sm text-dim">{option.note}</small> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

const noRecent: never[] = [];

function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Where the page searches while one types, its own list says so. */
function NothingFound({ typed, isShown }: { typed: string; isShown: boolean }) {
  if (!isShown || typed === '') return null;
  return (
    <p aria-live="polite" className="suggestions px-3!">
      Nothing begins with “{typed}”. Press Enter to search everything.
    </p>
  );
}
