import { type RawBuilder, sql } from 'kysely';
import { type ClientSortColumn, columnOf, type ClientSort, isDescending } from './client-sort.ts';

/** The position where a page of clients ended: the last row's key in that order, as text, and the client's id. */
export type ClientPosition = { key: string; id: string };

/**
 * What a client spent with a professional, as on the client's own page: every booking that is not cancelled
 * (OPEN-38).
 */
export const totalSpent = sql<string>`(select coalesce(sum(b.total_amount), 0)::numeric(14,2) from bookings b
  where b.professional_id = counted.professional_id and b.client_id = counted.client_id and b.status <> 'cancelled')`;

/**
 * Lowercase and without accents, so that "Élise" sorts next to "Elise"; compared byte by byte, which is the same on
 * every installation.
 */
export const nameKey = sql<string>`(left(regexp_replace(normalize(lower(btrim(profiles.first_name || ' ' || profiles.last_name)), nfkd), '[\u0300-\u036f]', '', 'g'), 200) collate "C")`;

type Order = { key: RawBuilder<unknown>; asKey: (text: string) => RawBuilder<unknown> };

const orders: Record<ClientSortColumn, Order> = {
  last: { key: sql`counted.last_booking`, asKey: (text) => sql`${text}::timestamptz` },
  name: { key: nameKey, asKey: (text) => sql`(${text}::text collate "C")` },
  visits: { key: sql`counted.total_bookings`, asKey: (text) => sql`${text}::int` },
  spent: { key: totalSpent, asKey: (text) => sql`${text}::numeric` },
};

/** Returns the SQL of a sort, with the client's id as tiebreaker, and the condition for rows after a position. */
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
