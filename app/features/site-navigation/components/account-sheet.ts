import { loadStyleSheet } from '#app/ui/styles/load-style-sheet.ts';
import sheet from './account.css?url';

/** Loads the styles of the account menu. */
export function loadAccountSheet(): Promise<void> {
  return loadStyleSheet(sheet);
}
