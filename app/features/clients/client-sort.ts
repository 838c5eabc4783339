/**
 * The orders of a professional's clients: by what, and which end comes first. The first is the one that holds unless
 * another is asked for.
 */
export const clientSorts = [
  'last_desc',
  'last_asc',
  'name_asc',
  'name_desc',
  'visits_desc',
  'visits_asc',
  'spent_desc',
  'spent_asc',
] as const;
export type ClientSort = (typeof clientSorts)[number];

const clientSortColumns = ['last', 'name', 'visits', 'spent'] as const;
export type ClientSortColumn = (typeof clientSortColumns)[number];

export const usualClientSort: ClientSort = clientSorts[0];

/** How each order is called where there are no headers to press. */
export const clientSortNames: Record<ClientSort, string> = {
  last_desc: 'Last booking, newest first',
  last_asc: 'Last booking, oldest first',
  name_asc: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  visits_desc: 'Most bookings first',
  visits_asc: 'Fewest bookings first',
  spent_desc: 'Most spent first',
  spent_asc: 'Least spent first',
};

export function isDescending(sort: ClientSort): boolean {
  return sort.endsWith('_desc');
}

export function columnOf(sort: ClientSort): ClientSortColumn {
  return clientSortColumns.find((column) => sort.startsWith(`${column}_`)) ?? 'last';
}

/** What a URL asks for; the usual order where it asks for none, or for nonsense. */
export function readClientSort(parameters: URLSearchParams): ClientSort {
  return clientSorts.find((sort) => sort === parameters.get('sort')) ?? usualClientSort;
}

/** The URL of the list in an order, relative to the list's own. */
export function clientSortUrl(sort: ClientSort): string {
  return sort === usualClientSort ? '?' : `?sort=${sort}`;
}

/**
 * What a press on a column's header asks for: its own first order, or the other way around when it has that already.
 */
export function sortAfterPress(column: ClientSortColumn, now: ClientSort): ClientSort {
  const [first = usualClientSort, second = first] = clientSorts.filter((sort) => columnOf(sort) === column);
  return now === first ? second : first;
}
