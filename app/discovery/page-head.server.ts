import { createContext } from 'react-router';
import { jsonLdScript, type StructuredData } from './structured-data.server.ts';
import { searchVisibility } from './search-visibility.ts';

/** What a page's loader adds to the head for search engines and shared links. */
export interface PageHead {
  /** Built only when a document is rendered, not on client-side navigation. */
  structuredData?: ((baseUrl: string) => StructuredData[]) | undefined;
  /** 1200 by 630 px; defaults to the site's picture. */
  picture?: { path: string; description: string } | undefined;
}

/**
 * Where a loader leaves the page head. Only the server's HTML contains it: client-side navigation has no use for it,
 * and React would have to carry it.
 */
export const pageHead = createContext<PageHead>({});

export interface RenderedPage {
  url: URL;
  status: number;
  baseUrl: string;
  head: PageHead;
}

const sitePicture = {
  path: '/images/social-card.png',
  description: 'The Doorstep logo above a row of doors with a professional in each.',
};

/**
 * Completes the head of a rendered page, whose text has one character per byte: robots, the canonical URL, and the
 * social tags that repeat its title and description.
 */
export function withHead(html: string, page: RenderedPage): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const written = html.slice(0, end);
  const visibility =
    page.status === 200 && !written.includes('<meta name="robots"')
      ? searchVisibility(page.url)
      : { listed: false as const };
  const url = visibility.listed ? page.baseUrl + visibility.canonicalPath : undefined;
  const tags = [
    ...robotsTags(written, url),
    ...socialTags(written, page, url),
    ...(url && page.head.structuredData ? [jsonLdScript(page.head.structuredData(page.baseUrl))] : []),
  ].join('');
  return written + Buffer.from(tags).toString('latin1') + html.slice(end);
}

function robotsTags(written: string, url: string | undefined): string[] {
  if (url) return [`<link rel="canonical" href="${attribute(url)}"/>`];
  return written.includes('<meta name="robots"') ? [] : ['<meta name="robots" content="noindex"/>'];
}

function socialTags(written: string, { baseUrl, head }: RenderedPage, url: string | undefined): string[] {
  const title = utf8(/<title>([^<]*)<\/title>/.exec(written)?.[1]);
  const description = utf8(/<meta name="description" content="([^"]*)"/.exec(written)?.[1]);
  if (!title || !description) return [];
  const { path, description: alternative } = head.picture ?? sitePicture;
  const tags: [string, string][] = [
    ['og:site_name', 'Doorstep'],
    ['og:type', 'website'],
    ['og:locale', 'en_US'],
    // Both are already escaped for where they come from; a title may still contain quotes.
    ['og:title', title.replaceAll('"', '&quot;')],
    ['og:description', description],
    ...(url ? [['og:url', attribute(url)] satisfies [string, string]] : []),
    ['og:image', attribute(baseUrl + path)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', attribute(alternative)],
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${content}"/>`),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ];
}

function utf8(latin1: string | undefined): string {
  return latin1 === undefined ? '' : Buffer.from(latin1, 'latin1').toString();
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
