import { loadApiClient } from '#app/load-api-client.ts';
import { noSuggestions, type SuggestingField, type Suggestions } from './suggestion.ts';

const shortestPlace = 2;

/** Answers of this page's life; typing back and forth asks once. */
const known = new Map<string, Suggestions>();
const knownMaximum = 200;

/** Returns the answer for a text that was asked for before. */
export function knownSuggestions(field: SuggestingField, typed: string): Suggestions | undefined {
  if (field === 'place' && typed.length < shortestPlace) return noSuggestions;
  return known.get(`${field} ${typed}`);
}

/**
 * Asks the server what a beginning may mean. A failure suggests nothing: the field works without suggestions.
 * @throws the reason of an aborted signal
 */
export async function loadSuggestions(
  field: SuggestingField,
  typed: string,
  signal: AbortSignal,
): Promise<Suggestions> {
  try {
    const api = await loadApiClient();
    const query = { search: typed, ...(field === 'place' ? { only: 'places' as const } : {}) };
    const found = await api.get('/suggestions', { query, signal });
    if (known.size >= knownMaximum) known.clear();
    known.set(`${field} ${typed}`, found);
    return found;
  } catch {
    signal.throwIfAborted();
    return noSuggestions;
  }
}
