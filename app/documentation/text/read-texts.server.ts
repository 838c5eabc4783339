import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { renderTexts, type Texts } from './render-texts.server.ts';

let read: { terms: string; texts: Texts } | undefined;

/** Reads all texts with the current terms; rendered again when those change. */
export async function readTexts(): Promise<Texts> {
  const terms = await readShownTerms();
  const key = JSON.stringify(terms);
  if (read?.terms !== key) read = { terms: key, texts: renderTexts(terms) };
  return read.texts;
}
