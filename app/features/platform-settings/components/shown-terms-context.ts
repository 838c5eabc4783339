import { createContext, useContext } from 'react';
import { statedSettings } from '../platform-settings.ts';
import { shownTerms, type ShownTerms } from '../shown-terms.ts';

const ShownTermsContext = createContext<ShownTerms>(shownTerms(statedSettings));

/** Provides the terms that texts throughout the site mention. */
export const ShownTermsProvider = ShownTermsContext.Provider;

/** Returns the commission, the late fee and the hours in words, as they apply to new bookings. */
export function useShownTerms(): ShownTerms {
  return useContext(ShownTermsContext);
}
