import * as z from 'zod/mini';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

/** The position where a page of the list of threads continues. */
export type ThreadPosition = { at: string; id: string };

const position = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** Encodes a position: opaque to clients, validated when it comes back. */
export function encodeThreadPosition({ at, id }: ThreadPosition): string {
  return btoa(JSON.stringify([at, id]));
}

/**
 * Decodes a position.
 * @throws AppError invalid_input if it is not a cursor of ours
 */
export function decodeThreadPosition(cursor: string | undefined): ThreadPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [at, id] = z.parse(position, JSON.parse(atob(cursor)));
    return { at, id };
  } catch (error) {
    throw new AppError(
      { ...platformErrors.invalid_input, message: 'Unknown cursor' },
      { fields: { cursor: 'Unknown cursor' }, cause: error },
    );
  }
}
