import { Door } from '#app/ui/art/door.tsx';
import type { GuideGroup } from '../guide-groups.ts';
import type { PageLink } from '../documentation-page.ts';
import { SearchForm } from './search-form.tsx';

export interface StartGroup extends Omit<GuideGroup, 'guides'> {
  links: readonly PageLink[];
}

interface StartPageProps {
  title: string;
  summary: string;
  groups: readonly StartGroup[];
}

/** The start: a search, and a door for each reader, each open a little further. */
export function StartPage({ title, summary, groups }: StartPageProps) {
  return (
    <>
      <div className="docs-hero">
        <h1>{title}</h1>
        <p className="docs-lead">{summary}</p>
        <SearchForm isLarge />
        <div aria-hidden="true" className="docs-hero-picture">
          <span>
            <Door openness={0.35} color="#c8553d" />
          </span>
          <span>
            <Door openness={0.8} />
          </span>
        </div>
      </div>
      <ul className="docs-doors">
        {groups.map((group, index) => (
          <li key={group.id} data-group={group.id}>
            <div className="docs-door">
              <Door openness={(index + 1) / groups.length} className="docs-door-picture" />
            </div>
            <div>
              <h2 id={group.id}>{group.title}</h2>
              <p className="docs-dim">{group.text}</p>
              <ul className="docs-door-links">
                {group.links.map(({ title: name, url }) => (
                  <li key={url}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
