import { adminListChoices, type AdminListName, type AdminListRequest } from './lists/admin-list.ts';

/** The part of a list request that its URL holds; omitted values are the defaults. */
export type AdminView = { tab: AdminListName; q?: string; filter?: string; sort?: string; cursor?: string };

export function viewOf(tab: AdminListName, { search, filter, sort }: AdminListRequest): AdminView {
  return { tab, q: search, filter, sort };
}

/** Returns a list's URL: "/dashboard/admin?tab=professionals&filter=waiting". */
export function adminUrl({ tab, q, filter, sort, cursor }: AdminView): string {
  const [anyFilter] = Object.keys(adminListChoices[tab].filters);
  const [firstSort] = Object.keys(adminListChoices[tab].sorts);
  const said: [string, string | undefined, string | undefined][] = [
    ['tab', tab, 'clients'],
    ['q', q, ''],
    ['filter', filter, anyFilter],
    ['sort', sort, firstSort],
    ['cursor', cursor, undefined],
  ];
  const query = new URLSearchParams(
    said.flatMap(([name, value, unsaid]) => (value === undefined || value === unsaid ? [] : [[name, value]])),
  );
  return query.size > 0 ? `/dashboard/admin?${query}` : '/dashboard/admin';
}

/** Returns the CSV export of a whole list as filtered: "/api/admin/professionals.csv?filter=waiting". */
export function adminExportUrl(view: AdminView): string {
  const shown = new URLSearchParams(adminUrl(view).split('?')[1]);
  for (const unneeded of ['tab', 'cursor']) shown.delete(unneeded);
  return `/api/admin/${view.tab}.csv${shown.size > 0 ? `?${shown}` : ''}`;
}

export function reviewUrl(professionalId: string): string {
  return `/dashboard/admin/professionals/${professionalId}`;
}
