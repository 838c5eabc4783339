/** The orders of a professional's clients; the first is the default. */
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

/** The labels of the orders where there are no column headers. */
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

/** Reads the order from a URL; the default if it is missing or invalid. */
export function readClientSort(parameters: URLSearchParams): ClientSort {
  return clientSorts.find((sort) => sort === parameters.get('sort')) ?? usualClientSort;
}

/** Returns the list's URL in an order, relative to the list's own. */
export function clientSortUrl(sort: ClientSort): string {
  return sort === usualClientSort ? '?' : `?sort=${sort}`;
}

/**
 * Returns the sort after a click on a column header: the column's first order, or the reverse if that is already
 * active.
 */
export function sortAfterPress(column: ClientSortColumn, now: ClientSort): ClientSort {
  const [first = usualClientSort, second = first] = clientSorts.filter((sort) => columnOf(sort) === column);
  return now === first ? second : first;
}
