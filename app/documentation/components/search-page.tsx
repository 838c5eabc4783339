import type { PageLink } from '../documentation-page.ts';
import type { FoundSection } from '../search/find-sections.ts';
import { SearchForm } from './search-form.tsx';

interface SearchPageProps {
  text: string;
  found: readonly FoundSection[];
  /** Where readers without a result can go on. */
  suggestions: readonly PageLink[];
}

/** What was found; without anything, where else to look. */
export function SearchPage({ text, found, suggestions }: SearchPageProps) {
  return (
    <div className="docs-results">
      <h1>Search the guides</h1>
      <SearchForm text={text} isLarge />
      {text === '' ? <Suggestions title="What are you looking for?" suggestions={suggestions} /> : null}
      {text !== '' && found.length === 0 ? (
        <Suggestions title={`Nothing found for “${text}”`} suggestions={suggestions} />
      ) : null}
      {found.length > 0 ? <Results found={found} /> : null}
    </div>
  );
}

function Suggestions({ title, suggestions }: { title: string; suggestions: readonly PageLink[] }) {
  return (
    <div className="docs-nothing">
      <h2>{title}</h2>
      <p className="docs-dim">Try fewer or other words, one of these pages, or ask us.</p>
      <ul className="docs-door-links">
        {suggestions.map(({ title: name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Results({ found }: { found: readonly FoundSection[] }) {
  return (
    <>
      <p className="docs-dim" role="status">
        {found.length === 1 ? 'One place' : `${found.length} places`}
      </p>
      <ol>
        {found.map(({ url, page, heading, snippet }) => (
          <li key={url}>
            <a href={url}>
              <span className="docs-result-page">{page}</span>
              <span className="docs-result-title">{heading}</span>
              <span className="docs-dim">
                {snippet.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
