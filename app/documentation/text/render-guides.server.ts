import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { guideFacts, withFacts } from './guide-facts.server.ts';
import { guideFiles } from './guide-files.server.ts';
import { renderMarkdown, type RenderedText } from './markdown.server.ts';
import { targetsOf } from './text-targets.server.ts';

/** All guides by their paths below /docs. */
export type Guides = ReadonlyMap<string, RenderedText>;

/**
 * Renders all guides with the terms that they mention.
 * @throws Error if one names a fact, a page or a picture that there is not
 */
export function renderGuides(terms: ShownTerms): Guides {
  const facts = guideFacts(terms);
  return new Map(
    [...guideFiles].map(([path, text]) => [path, renderMarkdown(withFacts(text, facts), targetsOf(path))]),
  );
}
