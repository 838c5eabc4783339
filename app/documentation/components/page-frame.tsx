import type { ReactNode } from 'react';
import { ArrowRightIcon, ChevronDownIcon } from '#app/ui/icons.tsx';
import type { PageLink, PageContext } from '../documentation-page.ts';
import { SearchForm } from './search-form.tsx';

/** A page of the documentation: the list of pages, the text, and what is on this page. */
export function PageFrame({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <div className="docs-page">
      <div className="docs-side screen-only">
        <SearchForm />
        <nav aria-label="Guides" className="docs-list">
          <PageList {...page} />
        </nav>
      </div>
      <details className="docs-list-fold screen-only">
        <summary>
          All pages
          <ChevronDownIcon className="docs-chevron" />
        </summary>
        <nav aria-label="All pages" className="docs-list">
          <PageList {...page} />
        </nav>
      </details>
      <article className="docs-article">
        <Trail trail={page.trail} title={page.title} />
        <h1>{page.title}</h1>
        <p className="docs-lead">{page.summary}</p>
        <OnThisPage headings={page.headings} className="docs-contents-fold" />
        {children}
        <Neighbors {...page} />
      </article>
      <div className="docs-contents screen-only">
        <OnThisPage headings={page.headings} />
      </div>
    </div>
  );
}

/** The groups of pages, of which the present one is open. */
function PageList({ groups, url }: Pick<PageContext, 'groups' | 'url'>) {
  return groups.map(({ title, links }) => (
    <details key={title} open={links.some((link) => link.url === url)}>
      <summary>
        {title}
        <ChevronDownIcon className="docs-chevron" />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={link.url === url ? 'page' : undefined}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Trail({ trail, title }: { trail: readonly PageLink[]; title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="docs-trail">
      <ol>
        {trail.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

/** One entry would only repeat the page. */
function OnThisPage({ headings, className }: Pick<PageContext, 'headings'> & { className?: string }) {
  if (headings.length < 2) return null;
  const links = (
    <ul>
      {headings.map(({ level, text, anchor }) => (
        <li key={anchor} data-level={level}>
          <a href={`#${anchor}`}>{text}</a>
        </li>
      ))}
    </ul>
  );
  if (className === undefined)
    return (
      <nav aria-label="On this page">
        <p className="docs-list-title">On this page</p>
        {links}
      </nav>
    );
  return (
    <details className={`${className} screen-only`}>
      <summary>
        On this page
        <ChevronDownIcon className="docs-chevron" />
      </summary>
      {links}
    </details>
  );
}

function Neighbors({ previous, next }: Pick<PageContext, 'previous' | 'next'>) {
  return (
    <nav aria-label="Previous and next page" className="docs-neighbors">
      {previous ? (
        <a href={previous.url} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={next.url} rel="next" className="docs-next">
          <span>Next</span>
          {next.title}
          <ArrowRightIcon className="docs-arrow" />
        </a>
      ) : null}
    </nav>
  );
}
