import { ButtonLink } from '#app/ui/button.tsx';

interface PageLinksProps {
  /** From 1 on. */
  page: number;
  pages: number;
  urlOf: (page: number) => string;
}

/** Links to the pages before and after one of a list; nothing for a single page. */
export function PageLinks({ page, pages, urlOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
      {page > 1 ? (
        <ButtonLink to={urlOf(page - 1)} variant="secondary" size="small">
          Previous page
        </ButtonLink>
      ) : null}
      <span className="tabular text-sm text-dim">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink to={urlOf(page + 1)} variant="secondary" size="small">
          Next page
        </ButtonLink>
      ) : null}
    </nav>
  );
}
