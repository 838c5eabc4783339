import * as z from 'zod/mini';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import type { ClientPosition } from './client-order-store.server.ts';
import { columnOf, type ClientSort, type ClientSortColumn } from './client-sort.ts';

/** Validates a key's format: it is cast to its column's type, where anything else would be an error. */
const keys: Record<ClientSortColumn, z.ZodMiniType<string>> = {
  last: z.union([z.iso.datetime(), z.literal('-infinity')]),
  name: z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)),
  visits: z.string().check(z.regex(/^\d{1,9}$/)),
  spent: z.string().check(z.regex(/^\d{1,12}\.\d{2}$/)),
};

type SortedRow = {
  id: string;
  last_booking: Date | null;
  name_key: string;
  total_bookings: number;
  total_spent: string;
};

/** Encodes the position where a page of clients ends: opaque to callers, validated when it comes back. */
export function encodeClientPosition(sort: ClientSort, row: SortedRow): string {
  const key = {
    last: row.last_booking?.toISOString() ?? '-infinity',
    name: row.name_key,
    visits: String(row.total_bookings),
    spent: row.total_spent,
  }[columnOf(sort)];
  return Buffer.from(JSON.stringify([sort, key, row.id])).toString('base64url');
}

/**
 * Decodes a position.
 * @throws AppError invalid_input if it is not a cursor of ours, or belongs to another order
 */
export function decodeClientPosition(cursor: string | undefined, sort: ClientSort): ClientPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const position = z.tuple([z.literal(sort), keys[columnOf(sort)], z.uuid()]);
    const [, key, id] = z.parse(position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { key, id };
  } catch (error) {
    throw new AppError(
      { ...platformErrors.invalid_input, message: 'Unknown cursor' },
      { fields: { cursor: 'Unknown cursor' }, cause: error },
    );
  }
}
