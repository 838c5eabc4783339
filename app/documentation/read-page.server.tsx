import type { ReactNode } from 'react';
import { drawOnce } from '#app/platform/http/pages/render-once.server.tsx';
import type { PreparedHtml } from '#app/platform/http/pages/server-html.server.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { PageFrame } from './components/page-frame.tsx';
import { ReferenceIndex, ReferencePage } from './components/reference-page.tsx';
import { SearchPage } from './components/search-page.tsx';
import { StartPage } from './components/start-page.tsx';
import type { PageLink, PageContext } from './documentation-page.ts';
import { guidePaths, referenceTags } from './documentation-paths.server.ts';
import { guideGroups, singlePages } from './guide-groups.ts';
import { readReference } from './reference/read-reference.server.ts';
import { searchLimits } from './search/find-sections.ts';
import { searchDocumentation } from './search/search-documentation.server.ts';
import type { RenderedText } from './text/markdown.server.ts';
import { readGuides } from './text/read-guides.server.ts';
import type { Guides } from './text/render-guides.server.ts';

export interface DocumentationPage {
  title: string;
  /** For search engines and shared links. */
  description: string;
  content: PreparedHtml;
  trail: readonly PageLink[];
}

const start = {
  title: 'How Doorstep works',
  summary: 'Guides for everybody at the door: whoever books, whoever comes, and whoever runs the place.',
};
const lookUpGroup = { id: 'look-it-up', title: 'Look it up', text: 'Every endpoint, every word, every change.' };
const apiTitle = 'API reference';

/**
 * Reads a page of the documentation.
 * @param path below /docs; "" is the start
 * @returns undefined if there is no such page
 */
export async function readPage(path: string, query: string): Promise<DocumentationPage | undefined> {
  const guides = await readGuides();
  if (path === '') return readStart(guides);
  if (path === 'search') return readSearch(guides, query);
  if (path === 'api' || path.startsWith('api/')) return readApiPage(guides, path);
  const text = guides.get(path);
  return text && readGuide(guides, path, text);
}

function readStart(guides: Guides): DocumentationPage {
  const groups = guideGroups.map(({ id, title, text, guides: names }) => ({
    id,
    title,
    text,
    links: names.map((name) => linkTo(guides, `${id}/${name}`)),
  }));
  const lookUp = { ...lookUpGroup, links: [{ title: apiTitle, url: helpUrl('api') }, ...singleLinks(guides)] };
  return {
    title: start.title,
    description: start.summary,
    content: drawOnce(guides, 'start', <StartPage {...start} groups={[...groups, lookUp]} />),
    trail: [],
  };
}

async function readSearch(guides: Guides, query: string): Promise<DocumentationPage> {
  const text = query.trim().slice(0, searchLimits.characters);
  const suggestions = [
    ...['clients/booking', 'clients/changing-plans', 'professionals/joining'].map((path) => linkTo(guides, path)),
    { title: 'All guides', url: helpUrl() },
    { title: 'Contact us', url: '/contact' },
  ];
  const found = await searchDocumentation(text);
  const page = <SearchPage text={text} found={found} suggestions={suggestions} />;
  return {
    title: text ? `“${text}” in the guides` : 'Search the guides',
    description: 'Find a word in all guides and in the API reference.',
    content: drawOnce({}, '', page),
    trail: [trailStart],
  };
}

function readGuide(guides: Guides, path: string, { title, summary, html, headings }: RenderedText): DocumentationPage {
  const group = guideGroups.find(({ id }) => path.startsWith(`${id}/`));
  const trail = group ? [trailStart, { title: group.title, url: `${helpUrl()}#${group.id}` }] : [trailStart];
  const order = [...guidePaths, ...singlePages];
  const at = order.indexOf(path);
  const neighbor = (index: number) => (order[index] === undefined ? undefined : linkTo(guides, order[index]));
  const page = {
    ...contextOf(guides, path, { title, summary, trail, headings }),
    previous: at > 0 ? neighbor(at - 1) : undefined,
    next: neighbor(at + 1),
  };
  // oxlint-disable-next-line react/no-danger -- rendered from our own guides, whose HTML is escaped (text/markdown.server.ts)
  const content = <div className="docs-text" dangerouslySetInnerHTML={{ __html: html }} />;
  return drawPage(guides, path, page, content);
}

async function readApiPage(guides: Guides, path: string): Promise<DocumentationPage | undefined> {
  const tags = await readReference();
  if (path === 'api') {
    const summary = `All ${tags.flatMap(({ endpoints }) => endpoints).length} endpoints by subject: who may call them, what they take, what they answer.`;
    const page = contextOf(guides, path, { title: apiTitle, summary, trail: [trailStart], headings: [] });
    return drawPage(guides, path, page, <ReferenceIndex tags={tags} />);
  }
  const found = tags.find(({ url }) => url === helpUrl(path));
  if (!found) return undefined;
  const headings = found.endpoints.map(({ anchor, summary }) => ({ level: 2 as const, text: summary, anchor }));
  const trail = [trailStart, { title: apiTitle, url: helpUrl('api') }];
  const page = contextOf(guides, path, { title: `API: ${found.tag}`, summary: found.text, trail, headings });
  const drawn = drawPage(guides, path, page, <ReferencePage endpoints={found.endpoints} />);
  const description = `${found.text} The ${found.tag} endpoints: who may call them, what they take, what they answer.`;
  return { ...drawn, description };
}

function drawPage(guides: Guides, path: string, page: PageContext, content: ReactNode): DocumentationPage {
  const { title, summary, trail } = page;
  return {
    title,
    description: summary,
    trail,
    content: drawOnce(guides, path, <PageFrame page={page}>{content}</PageFrame>),
  };
}

const trailStart: PageLink = { title: 'Guides', url: helpUrl() };

function contextOf(
  guides: Guides,
  path: string,
  own: Pick<PageContext, 'title' | 'summary' | 'trail' | 'headings'>,
): PageContext {
  return { ...own, url: helpUrl(path), groups: listGroups(guides, path), previous: undefined, next: undefined };
}

/** The tags of the API stand in the list only where somebody reads about the API. */
function listGroups(guides: Guides, path: string): PageContext['groups'] {
  const groups = guideGroups.map(({ id, title, guides: names }) => ({
    title,
    links: names.map((name) => linkTo(guides, `${id}/${name}`)),
  }));
  const isInApi = path === 'api' || path.startsWith('api/');
  const tags = isInApi ? referenceTags.map(({ tag, path: of }) => ({ title: tag, url: helpUrl(of) })) : [];
  const reference = { title: apiTitle, links: [{ title: 'All endpoints', url: helpUrl('api') }, ...tags] };
  return [...groups, reference, { title: 'More', links: singleLinks(guides) }];
}

function singleLinks(guides: Guides): PageLink[] {
  return singlePages.map((path) => linkTo(guides, path));
}

function linkTo(guides: Guides, path: string): PageLink {
  return { title: guides.get(path)?.title ?? path, url: helpUrl(path) };
}
