import { tagDescriptions } from '#app/api-contract/tags.server.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { guideGroups, singlePages } from './guide-groups.ts';
import { slugOf } from './text/slug.ts';

/** The tags of the API with the paths of their pages, sorted by name. */
export const referenceTags: readonly { tag: string; text: string; path: string }[] = Object.entries(tagDescriptions)
  .map(([tag, text]) => ({ tag, text, path: `api/${slugOf(tag)}` }))
  .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));

/** Paths of guides below /docs, in reading order: "clients/booking". */
export const guidePaths: readonly string[] = guideGroups.flatMap(({ id, guides }) =>
  guides.map((guide) => `${id}/${guide}`),
);

/** Every page of the documentation that search engines may list. */
export const documentationUrls: readonly string[] = [
  helpUrl(),
  ...[...guidePaths, 'api', ...referenceTags.map(({ path }) => path), ...singlePages].map(helpUrl),
];
