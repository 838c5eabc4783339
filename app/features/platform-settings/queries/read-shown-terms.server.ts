import { shownTerms, type ShownTerms } from '../shown-terms.ts';
import { currentSettings } from './current-settings.server.ts';

/** Reads the current terms that pages mention. */
export async function readShownTerms(): Promise<ShownTerms> {
  return shownTerms(await currentSettings());
}
