import { readOnlyDatabase } from '#app/platform/database/replicas/read-only.server.ts';
import { encodeAdminCursor } from '../admin-cursor.server.ts';
import { isNumberSearch } from '../admin-search-store.server.ts';
import type { AdminListName, AdminListRequest } from '../admin-list.ts';
import type { AdminPage, AdminRows } from '../admin-rows.ts';
import { administrationStore, type FoundPeople } from '../administration-store.server.ts';

const countMaximum = 1_000;
const peopleMaximum = 200;

/** Returns one page of a list for admins: filtered, sorted and from the cursor on. */
export async function listForAdmin<Name extends AdminListName>(
  name: Name,
  request: AdminListRequest<Name>,
): Promise<AdminPage<AdminRows[Name]>> {
  const people = await peopleMeant(name, request.search, peopleMaximum);
  const [page, counted] = await Promise.all([
    readPage(name, request, people),
    administrationStore.count(readOnlyDatabase(), name, request, people, countMaximum + 1),
  ]);
  return {
    ...page,
    total: Math.min(counted, countMaximum),
    total_capped: counted > countMaximum,
    search_capped: (people?.profileIds.length ?? 0) === peopleMaximum,
  };
}

const batch = 1_000;
const everybody = 1_000_000;

/** Yields all rows of a list that match a request, page by page, so they are never all in memory. */
export async function* readForAdmin<Name extends AdminListName>(
  name: Name,
  request: AdminListRequest<Name>,
): AsyncGenerator<AdminRows[Name][]> {
  const people = await peopleMeant(name, request.search, everybody);
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await readPage(name, { ...request, cursor, limit: batch }, people);
    yield items;
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function readPage<Name extends AdminListName>(
  name: Name,
  request: AdminListRequest<Name>,
  people: FoundPeople | undefined,
) {
  const found = await administrationStore.list<Dated<AdminRows[Name]>, Name>(readOnlyDatabase(), name, request, people);
  const shown = found.slice(0, request.limit);
  const last = found.length > request.limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ sort_key: _key, ...row }) => withTexts(row) as unknown as AdminRows[Name]),
    next_cursor: last ? encodeAdminCursor(request.sort, { key: last.sort_key, id: last.id }) : null,
  };
}

/** Rows as the database returns them. */
type Dated<Row> = { [Column in keyof Row]: Row[Column] | Date };

/**
 * Finds the people first for lists of what they did: those rows have indexes by person, but no text index over
 * everything.
 */
async function peopleMeant(name: AdminListName, search: string, most: number): Promise<FoundPeople | undefined> {
  if (search === '' || isNumberSearch(search) || name === 'clients' || name === 'professionals') return undefined;
  return administrationStore.findPeople(readOnlyDatabase(), search, most);
}

function withTexts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
}
