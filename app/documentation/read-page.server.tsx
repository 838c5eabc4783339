import type { ReactNode } from 'react';
import { drawOnce } from '#app/platform/http/pages/render-once.server.tsx';
import type { PreparedHtml } from '#app/platform/http/pages/server-html.server.ts';
import { helpUrl } from '#app/pages/page-urls.ts';
import { PageFrame } from './components/page-frame.tsx';
import { ReferenceIndex, ReferencePage } from './components/reference-page.tsx';
import { SearchPage } from './components/search-page.tsx';
import { StartPage } from './components/start-page.tsx';
import type { PageLink, PageSurroundings } from './documentation-page.ts';
import { guidePaths, referenceTags } from './documentation-paths.server.ts';
import { guideGroups, singlePages } from './guide-groups.ts';
import { readReference } from './reference/read-reference.server.ts';
import { searchLimits } from './search/find-sections.ts';
import { searchDocumentation } from './search/search-documentation.server.ts';
import type { RenderedText } from './text/markdown.server.ts';
import { readTexts } from './text/read-texts.server.ts';
import type { Texts } from './text/render-texts.server.ts';

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
  const texts = await readTexts();
  if (path === '') return readStart(texts);
  if (path === 'search') return readSearch(texts, query);
  if (path === 'api' || path.startsWith('api/')) return readApiPage(texts, path);
  const text = texts.get(path);
  return text && readGuide(texts, path, text);
}

function readStart(texts: Texts): DocumentationPage {
  const groups = guideGroups.map(({ id, title, text, guides }) => ({
    id,
    title,
    text,
    links: guides.map((guide) => linkTo(texts, `${id}/${guide}`)),
  }));
  const lookUp = { ...lookUpGroup, links: [{ title: apiTitle, url: helpUrl('api') }, ...singleLinks(texts)] };
  return {
    title: start.title,
    description: start.summary,
    content: drawOnce(texts, 'start', <StartPage {...start} groups={[...groups, lookUp]} />),
    trail: [],
  };
}

async function readSearch(texts: Texts, query: string): Promise<DocumentationPage> {
  const text = query.trim().slice(0, searchLimits.characters);
  const suggestions = [
    ...['clients/booking', 'clients/changing-plans', 'professionals/joining'].map((path) => linkTo(texts, path)),
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

function readGuide(texts: Texts, path: string, { title, summary, html, headings }: RenderedText): DocumentationPage {
  const group = guideGroups.find(({ id }) => path.startsWith(`${id}/`));
  const trail = group ? [trailStart, { title: group.title, url: `${helpUrl()}#${group.id}` }] : [trailStart];
  const order = [...guidePaths, ...singlePages];
  const at = order.indexOf(path);
  const neighbor = (index: number) => (order[index] === undefined ? undefined : linkTo(texts, order[index]));
  const page = {
    ...surroundings(texts, path, { title, summary, trail, headings }),
    previous: at > 0 ? neighbor(at - 1) : undefined,
    next: neighbor(at + 1),
  };
  // oxlint-disable-next-line react/no-danger -- rendered from our own texts, whose HTML is escaped (text/markdown.server.ts)
  const content = <div className="docs-text" dangerouslySetInnerHTML={{ __html: html }} />;
  return drawPage(texts, path, page, content);
}

async function readApiPage(texts: Texts, path: string): Promise<DocumentationPage | undefined> {
  const tags = await readReference();
  if (path === 'api') {
    const summary = `All ${tags.flatMap(({ endpoints }) => endpoints).length} endpoints by subject: who may call them, what they take, what they answer.`;
    const page = surroundings(texts, path, { title: apiTitle, summary, trail: [trailStart], headings: [] });
    return drawPage(texts, path, page, <ReferenceIndex tags={tags} />);
  }
  const found = tags.find(({ url }) => url === helpUrl(path));
  if (!found) return undefined;
  const headings = found.endpoints.map(({ anchor, summary }) => ({ level: 2 as const, text: summary, anchor }));
  const trail = [trailStart, { title: apiTitle, url: helpUrl('api') }];
  const page = surroundings(texts, path, { title: `API: ${found.tag}`, summary: found.text, trail, headings });
  const drawn = drawPage(texts, path, page, <ReferencePage endpoints={found.endpoints} />);
  const description = `${found.text} The ${found.tag} endpoints: who may call them, what they take, what they answer.`;
  return { ...drawn, description };
}

function drawPage(texts: Texts, path: string, page: PageSurroundings, content: ReactNode): DocumentationPage {
  const { title, summary, trail } = page;
  return {
    title,
    description: summary,
    trail,
    content: drawOnce(texts, path, <PageFrame page={page}>{content}</PageFrame>),
  };
}

const trailStart: PageLink = { title: 'Guides', url: helpUrl() };

function surroundings(
  texts: Texts,
  path: string,
  own: Pick<PageSurroundings, 'title' | 'summary' | 'trail' | 'headings'>,
): PageSurroundings {
  return { ...own, url: helpUrl(path), groups: listGroups(texts, path), previous: undefined, next: undefined };
}

/** The tags of the API stand in the list only where somebody reads about the API. */
function listGroups(texts: Texts, path: string): PageSurroundings['groups'] {
  const groups = guideGroups.map(({ id, title, guides }) => ({
    title,
    links: guides.map((guide) => linkTo(texts, `${id}/${guide}`)),
  }));
  const isInApi = path === 'api' || path.startsWith('api/');
  const tags = isInApi ? referenceTags.map(({ tag, path: of }) => ({ title: tag, url: helpUrl(of) })) : [];
  const reference = { title: apiTitle, links: [{ title: 'All endpoints', url: helpUrl('api') }, ...tags] };
  return [...groups, reference, { title: 'More', links: singleLinks(texts) }];
}

function singleLinks(texts: Texts): PageLink[] {
  return singlePages.map((path) => linkTo(texts, path));
}

function linkTo(texts: Texts, path: string): PageLink {
  return { title: texts.get(path)?.title ?? path, url: helpUrl(path) };
}
