import type * as z from 'zod/mini';
import type { suggestionsAnswer } from './answers/suggestions.server.ts';

/** What a typed beginning may mean, by kind. */
export type Suggestions = z.infer<typeof suggestionsAnswer>;

/** The fields that suggest: the search for anything, and the one for a place. */
export type SuggestingField = 'search' | 'place';

export const noSuggestions: Suggestions = { services: [], categories: [], people: [], places: [] };

export const suggestionLimits = {
  services: 4,
  categories: 3,
  people: 3,
  places: 3,
  /** Places in their own field, which has nothing else to offer; those to which nobody comes only fill up `places`. */
  placesAlone: 6,
} as const;
