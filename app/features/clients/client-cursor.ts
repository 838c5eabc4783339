import * as z from 'zod/mini';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

const position = z.tuple([z.nullable(z.iso.datetime()), z.uuid()]);

/** Where the list of clients goes on: opaque to callers, checked when it comes back. */
export function encodeClientPosition(row: { last_booking: Date | null; id: string }): string {
  return btoa(JSON.stringify([row.last_booking?.toISOString() ?? null, row.id]));
}

/** @throws AppError invalid_input for anything that is no cursor of ours. */
export function decodeClientPosition(cursor: string | undefined): { last_booking: Date | null; id: string } | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [date, id] = z.parse(position, JSON.parse(atob(cursor)));
    return { last_booking: date === null ? null : new Date(date), id };
  } catch (error) {
    throw new AppError({ ...platformErrors.invalid_input, message: 'Unknown cursor' }, { fields: { cursor: 'Unknown cursor' }, cause: error });
  }
}
