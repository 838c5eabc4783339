import { defaultSort, directoryLimits, type DirectoryFilter, type DirectorySort } from './directory-filter.ts';
import { directoryQuerySchema, type DirectoryQuery } from './directory.schema.ts';

/** Converts validated query parameters to a filter. */
export function filterOf(query: DirectoryQuery): DirectoryFilter {
  return {
    search: query.search ?? '',
    services: distinctTitles([...(query.service ?? []), ...(query.serviceTitle ?? [])]),
    place: query.place ?? '',
    area: query.area ?? '',
    date: query.date ?? '',
    verified: query.verified ?? false,
    sort: sortOf(query),
  };
}

function sortOf({ sort, search = '' }: DirectoryQuery): DirectorySort {
  const isMeaningless = sort === 'relevance' && search === '';
  return sort === undefined || isMeaningless ? defaultSort(search) : sort;
}

/** Parses a page's URL parameters; invalid ones are ignored. */
export function readPageQuery(parameters: URLSearchParams): DirectoryQuery {
  const given = Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 && name.startsWith('service') ? values : values[0]];
    }),
  );
  const parsed = directoryQuerySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const { path } of parsed.error.issues) delete given[String(path[0])];
  return directoryQuerySchema.parse(given);
}

function distinctTitles(titles: readonly string[]): string[] {
  const byLowerCase = new Map<string, string>();
  for (const title of titles.map((part) => part.trim())) {
    if (!byLowerCase.has(title.toLowerCase())) byLowerCase.set(title.toLowerCase(), title);
  }
  return [...byLowerCase.values()].slice(0, directoryLimits.titles);
}
