/** The sorts of the list. */
export const directorySorts = [
  { id: 'relevance', label: 'Best match' },
  { id: 'rating', label: 'Highest Rating' },
  { id: 'next_free', label: 'Available soonest' },
  { id: 'name_asc', label: 'Name A–Z' },
  { id: 'name_desc', label: 'Name Z–A' },
] as const;
export type DirectorySort = (typeof directorySorts)[number]['id'];

/** The sort if none was chosen: only a search has better and worse matches. */
export function defaultSort(search: string): DirectorySort {
  return search.trim() === '' ? 'rating' : 'relevance';
}

/** The sorts offered for a search. */
export function sortsFor(search: string): (typeof directorySorts)[number][] {
  return directorySorts.filter(({ id }) => id !== 'relevance' || search.trim() !== '');
}

/**
 * Applies a change to a filter. The default sort follows the search; a chosen sort stays. A place and an area of the
 * map replace each other: both say where.
 */
export function changeFilter(filter: DirectoryFilter, change: Partial<DirectoryFilter>): DirectoryFilter {
  const changed = {
    ...filter,
    ...(change.place ? { area: '' } : {}),
    ...(change.area ? { place: '' } : {}),
    ...change,
  };
  const wasDefault = filter.sort === defaultSort(filter.search);
  const isStale = changed.sort === 'relevance' && changed.search.trim() === '';
  return change.sort === undefined && (wasDefault || isStale)
    ? { ...changed, sort: defaultSort(changed.search) }
    : changed;
}

/** A visitor's filter of the directory. Empty texts and lists filter nothing. */
export type DirectoryFilter = {
  search: string;
  /** Titles of services or categories; matching one is enough. */
  services: readonly string[];
  /** A ZIP code, a city or any text of a service area. */
  place: string;
  /** The area of the map in which professionals are based, "west,south,east,north" in degrees. */
  area: string;
  /** "2026-11-21": free on that day; empty for any day. */
  date: string;
  verified: boolean;
  sort: DirectorySort;
};

export const anyProfessional: DirectoryFilter = {
  search: '',
  services: [],
  place: '',
  area: '',
  date: '',
  verified: false,
  sort: 'rating',
};

export const directoryLimits = {
  searchMaximum: 120,
  placeMaximum: 100,
  areaMaximum: 100,
  titleMaximum: 120,
  titles: 20,
  cursorMaximum: 600,
} as const;

/** Encodes the filter as a URL query without defaults: "search=nails&verified=true". */
export function filterQuery(filter: DirectoryFilter): string {
  const query = new URLSearchParams();
  if (filter.search.trim()) query.set('search', filter.search.trim());
  for (const [name, titles] of Object.entries(titleParameters(filter.services))) {
    for (const title of titles) query.append(name, title);
  }
  if (filter.place.trim()) query.set('place', filter.place.trim());
  if (filter.area) query.set('area', filter.area);
  if (filter.date) query.set('date', filter.date);
  if (filter.verified) query.set('verified', 'true');
  if (filter.sort !== defaultSort(filter.search)) query.set('sort', filter.sort);
  return query.toString();
}

/** The parameter for a title: `service` is split at commas, for links made by hand. */
export function titleParameter(title: string): 'service' | 'serviceTitle' {
  return title.includes(',') ? 'serviceTitle' : 'service';
}

/** The titles of each parameter, in the order in which they are read. */
export function titleParameters(services: readonly string[]): { service: string[]; serviceTitle: string[] } {
  return {
    service: services.filter((title) => titleParameter(title) === 'service'),
    serviceTitle: services.filter((title) => titleParameter(title) === 'serviceTitle'),
  };
}

/** The titles in a form, whose fields are named as the parameters are. */
export function titlesIn(fields: FormData): string[] {
  return [...fields.getAll('service'), ...fields.getAll('serviceTitle')].map(String);
}

/** Reports whether the filter excludes anybody; the sort does not count. */
export function isFiltering(filter: DirectoryFilter): boolean {
  return filterQuery({ ...filter, sort: defaultSort(filter.search) }) !== '';
}

/** Reports whether a title is among these, ignoring case. */
export function hasTitle(services: readonly string[], title: string): boolean {
  return services.some((other) => other.toLowerCase() === title.toLowerCase());
}

/** Returns the titles that are not among the offered choices. */
export function unofferedTitles(services: readonly string[], offered: readonly { title: string }[]): string[] {
  const titles = offered.map(({ title }) => title);
  return services.filter((title) => !hasTitle(titles, title));
}

/** Toggles one service title, ignoring case. */
export function toggleService(services: readonly string[], title: string): string[] {
  if (!hasTitle(services, title)) return [...services, title];
  return services.filter((other) => other.toLowerCase() !== title.toLowerCase());
}
