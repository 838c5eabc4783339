import { readShownTerms } from '#app/features/platform-settings/queries/read-shown-terms.server.ts';
import { renderGuides, type Guides } from './render-guides.server.ts';

let read: { terms: string; guides: Guides } | undefined;

/** Reads all guides with the current terms; rendered again when those change. */
export async function readGuides(): Promise<Guides> {
  const terms = await readShownTerms();
  const key = JSON.stringify(terms);
  if (read?.terms !== key) read = { terms: key, guides: renderGuides(terms) };
  return read.guides;
}
