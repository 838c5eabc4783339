import { shownTerms, type ShownTerms } from '../shown-terms.ts';
import { currentSettings } from './current-settings.server.ts';

/** The numbers that pages name, as they hold now. */
export async function readShownTerms(): Promise<ShownTerms> {
  return shownTerms(await currentSettings());
}
