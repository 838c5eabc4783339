import { helpUrl } from '#app/pages/page-urls.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import { searchLimits } from '../search/find-sections.ts';

/** Searches the documentation; a plain form, so that it works before and without scripts. */
export function SearchForm({ text = '', isLarge = false }: { text?: string; isLarge?: boolean }) {
  return (
    <form
      role="search"
      aria-label="Documentation"
      action={helpUrl('search')}
      className="docs-search"
      data-large={isLarge}
    >
      <label>
        <span className="docs-hidden">Search the guides</span>
        {isLarge ? <SearchIcon className="docs-search-icon" /> : null}
        <input
          type="search"
          name="q"
          defaultValue={text}
          placeholder="Search the guides"
          maxLength={searchLimits.characters}
          autoComplete="off"
        />
      </label>
      <button type="submit" aria-label="Search" title={isLarge ? undefined : 'Search'}>
        {isLarge ? 'Search' : <SearchIcon className="docs-search-icon" />}
      </button>
    </form>
  );
}
