import { createContext, useContext } from 'react';
import { statedSettings } from '../platform-settings.ts';
import { shownTerms, type ShownTerms } from '../shown-terms.ts';

const ShownTermsContext = createContext<ShownTerms>(shownTerms(statedSettings));

/** Around the site: the numbers that its texts name. */
export const ShownTermsProvider = ShownTermsContext.Provider;

/** The commission, the fee and the hours in words, as they hold for new bookings. */
export function useShownTerms(): ShownTerms {
  return useContext(ShownTermsContext);
}
