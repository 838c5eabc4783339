import { type RawBuilder, sql } from 'kysely';
import { type ClientSortColumn, columnOf, type ClientSort, isDescending } from './client-sort.ts';

/** Where a page of the clients ended: the last one's key in that order, as text, and who it was. */
export type ClientPosition = { key: string; id: string };

/** What somebody spent with a professional, as on the client's own page: all that was not cancelled (OPEN-38). */
export const totalSpent = sql<string>`(select coalesce(sum(b.total_amount), 0)::numeric(14,2) from bookings b
  where b.professional_id = counted.professional_id and b.client_id = counted.client_id and b.status <> 'cancelled')`;

/**
 * Without capitals and accents, so that "Élise" stands beside "Elise"; compared byte by byte, which every
 * installation does alike.
 */
export const nameKey = sql<string>`(left(regexp_replace(normalize(lower(btrim(profiles.first_name || ' ' || profiles.last_name)), nfkd), '[\u0300-\u036f]', '', 'g'), 200) collate "C")`;

type Order = { key: RawBuilder<unknown>; asKey: (text: string) => RawBuilder<unknown> };

const orders: Record<ClientSortColumn, Order> = {
  last: { key: sql`counted.last_booking`, asKey: (text) => sql`${text}::timestamptz` },
  name: { key: nameKey, asKey: (text) => sql`(${text}::text collate "C")` },
  visits: { key: sql`counted.total_bookings`, asKey: (text) => sql`${text}::int` },
  spent: { key: totalSpent, asKey: (text) => sql`${text}::numeric` },
};

/** The order by a sort, with who it is where two have the same key, and what lies beyond a position of it. */
export function clientOrder(sort: ClientSort) {
  const { key, asKey } = orders[columnOf(sort)];
  const sign = isDescending(sort) ? sql`<` : sql`>`;
  return {
    key,
    direction: isDescending(sort) ? ('desc' as const) : ('asc' as const),
    beyond: (after: ClientPosition) =>
      sql<boolean>`(${key}, counted.client_id) ${sign} (${asKey(after.key)}, ${after.id}::uuid)`,
  };
}
