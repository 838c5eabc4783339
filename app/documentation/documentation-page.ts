import type { Heading } from './text/markdown.server.ts';

/** A link of the lists around a page. */
export interface PageLink {
  title: string;
  url: string;
}

/** What stands around every page's content. */
export interface PageContext {
  title: string;
  summary: string;
  /** The URL of the page itself. */
  url: string;
  /** What leads to it, from the documentation's start on. */
  trail: readonly PageLink[];
  headings: readonly Pick<Heading, 'level' | 'text' | 'anchor'>[];
  groups: readonly { title: string; links: readonly PageLink[] }[];
  previous: PageLink | undefined;
  next: PageLink | undefined;
}
