import { recentSearchUrl, type RecentSearch } from './recent-searches.ts';
import type { Suggestions } from './suggestion.ts';

/** What can be chosen from the list under a field. */
export type Choice =
  | { kind: 'clear' }
  /** Leads to a page: the directory with an earlier search, or a profile. */
  | { kind: 'recent' | 'person'; url: string }
  | { kind: 'service' | 'category' | 'place'; value: string };

/** What the page of a field does; the list itself clears the recent searches. */
export type Chosen = Exclude<Choice, { kind: 'clear' }>;

/** A choice with the text of its line, and a note at its end. The key is the same in every answer that has the choice. */
export type Option = { key: string; choice: Choice; label: string; note: string };
type Line = Omit<Option, 'key'>;
export type SuggestionGroup = { title: string; options: Option[] };

/** Groups what the list shows, in order; recent searches only before anything is typed. */
export function suggestionGroups(found: Suggestions, recent: readonly RecentSearch[]): SuggestionGroup[] {
  const groups: { title: string; options: Line[] }[] = [
    { title: 'Recent searches', options: recentOptions(recent) },
    {
      title: 'Services',
      options: found.services.map(({ name, professionals }) => ({
        choice: { kind: 'service', value: name },
        label: name,
        note: countText(professionals),
      })),
    },
    {
      title: 'Categories',
      options: found.categories.map(({ title, professionals }) => ({
        choice: { kind: 'category', value: title },
        label: title,
        note: countText(professionals),
      })),
    },
    {
      title: 'People',
      options: found.people.map(({ id, name, category, city }) => ({
        choice: { kind: 'person', url: `/professionals/${id}` },
        label: name,
        note: [category, city].filter(Boolean).join(' · '),
      })),
    },
    {
      title: 'Places',
      options: found.places.map(({ value, note, professionals }) => ({
        choice: { kind: 'place', value },
        label: note ? `${value}, ${note}` : value,
        note: countText(professionals),
      })),
    },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ title, options }) => ({ title, options: options.map((line) => ({ key: keyOf(line.choice), ...line })) }));
}

function keyOf(choice: Choice): string {
  if (choice.kind === 'clear') return choice.kind;
  return `${choice.kind} ${'url' in choice ? choice.url : choice.value}`;
}

function recentOptions(recent: readonly RecentSearch[]): Line[] {
  if (recent.length === 0) return [];
  const options = recent.map((search): Line => ({
    choice: { kind: 'recent', url: recentSearchUrl(search) },
    label: [search.search, ...search.services].filter(Boolean).join(', ') || search.place,
    note: search.search || search.services.length > 0 ? search.place : '',
  }));
  return [...options, { choice: { kind: 'clear' }, label: 'Clear recent searches', note: '' }];
}

/** "12 professionals"; "No one yet". */
function countText(professionals: number): string {
  if (professionals === 0) return 'No one yet';
  return `${professionals.toLocaleString('en-US')} ${professionals === 1 ? 'professional' : 'professionals'}`;
}
