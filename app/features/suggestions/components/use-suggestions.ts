import { type RefObject, useEffect, useState } from 'react';
import { knownSuggestions, loadSuggestions } from '../load-suggestions.ts';
import { noSuggestions, type SuggestingField, type Suggestions } from '../suggestion.ts';

const typingPauseMilliseconds = 120;

/** What was found, and for which text. */
type Found = { typed: string; suggestions: Suggestions };

/**
 * Loads suggestions when the field gets the focus or changes. A pause in typing is waited for; a question that is
 * overtaken by a later one is dropped. Until the answer is there, that to the text before is shown.
 */
export function useSuggestions(kind: SuggestingField, input: RefObject<HTMLInputElement | null>) {
  const [{ typed, suggestions }, setFound] = useState<Found>({ typed: '', suggestions: noSuggestions });
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const left = new AbortController();
    let asked = new AbortController();
    const show = async () => {
      asked.abort();
      const { signal } = (asked = new AbortController());
      const text = field.value.trim();
      const suggested = knownSuggestions(kind, text) ?? (await askAfterPause(kind, text, signal));
      if (suggested && !signal.aborted) setFound({ typed: text, suggestions: suggested });
    };
    const open = () => {
      setOpen(true);
      void show();
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
  return { typed, suggestions, isOpen, setOpen };
}

async function askAfterPause(
  kind: SuggestingField,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  await new Promise((resolve) => setTimeout(resolve, text === '' ? 0 : typingPauseMilliseconds));
  if (signal.aborted) return undefined;
  try {
    return await loadSuggestions(kind, text, signal);
  } catch {
    return undefined;
  }
}
