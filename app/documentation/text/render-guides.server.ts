import changelog from '../../../CHANGELOG.md?raw';
import type { ShownTerms } from '#app/features/platform-settings/shown-terms.ts';
import { guideFacts, withFacts } from './guide-facts.server.ts';
import { renderMarkdown, type RenderedText } from './markdown.server.ts';
import { targetsOf } from './text-targets.server.ts';

const files = import.meta.glob<string>('../../../docs/guide/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The Markdown of all pages by their paths below /docs, as it stands in the repository. */
const guideFiles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(files).map(([file, text]): [string, string] => [/guide\/(.*)\.md$/.exec(file)?.[1] ?? '', text]),
  ['changelog', changelog],
]);

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
