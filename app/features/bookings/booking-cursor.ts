import * as z from 'zod/mini';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** The position where a page of a list continues: opaque to clients, validated when it comes back. */
export function encodePosition(row: { booking_date: Date; id: string }): string {
  return btoa(JSON.stringify([row.booking_date.toISOString(), row.id]));
}

/** @throws AppError invalid_input for anything that is not one of our cursors */
export function decodePosition(cursor: string | undefined): { booking_date: Date; id: string } | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [date, id] = z.parse(position, JSON.parse(atob(cursor)));
    return { booking_date: new Date(date), id };
  } catch (error) {
    throw new AppError(
      { ...platformErrors.invalid_input, message: 'Unknown cursor' },
      { fields: { cursor: 'Unknown cursor' }, cause: error },
    );
  }
}
