import { helpUrl } from '#app/pages/page-urls.ts';
import type { ReferenceTag } from '../components/reference-page.tsx';
import { readReference } from '../reference/read-reference.server.ts';
import { readGuides } from '../text/read-guides.server.ts';
import type { Guides } from '../text/render-guides.server.ts';
import { findSections, searchLimits, type FoundSection, type SearchedSection } from './find-sections.ts';

/** Searches guides and the API reference, which comes after the guides unless a path or a field is searched. */
export async function searchDocumentation(query: string): Promise<FoundSection[]> {
  const guides = findSections(textSections(await readGuides()), query);
  const endpoints = findSections(endpointSections(await readReference()), query);
  const found = /[/_{]/.test(query) ? [...endpoints, ...guides] : [...guides, ...endpoints];
  return found.slice(0, searchLimits.results);
}

function textSections(guides: Guides): SearchedSection[] {
  return [...guides].flatMap(([path, { title, sections }]) =>
    sections.map(({ heading, anchor, text }) => ({
      url: helpUrl(path) + (anchor ? `#${anchor}` : ''),
      page: title,
      heading,
      text,
    })),
  );
}

function endpointSections(tags: readonly ReferenceTag[]): SearchedSection[] {
  return tags.flatMap(({ tag, url, endpoints }) =>
    endpoints.map(({ anchor, method, path, summary, parameters, body }) => ({
      url: `${url}#${anchor}`,
      page: `API: ${tag}`,
      heading: `${method} ${path}`,
      text: [summary, ...[...parameters, ...body].map(({ name }) => name)].join(' · '),
    })),
  );
}
