import * as z from 'zod/mini';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

/** The position where a page of reviews continues. `is_report_open` matters only if reported ones come first. */
export type ReviewPosition = { is_report_open: boolean; created_at: Date; id: string };

const position = z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]);

/** Encodes a position: opaque to clients, validated when it comes back. */
export function encodeReviewPosition({ is_report_open, created_at, id }: ReviewPosition): string {
  return btoa(JSON.stringify([is_report_open, created_at.toISOString(), id]));
}

/**
 * Decodes a position.
 * @throws AppError invalid_input if it is not a cursor of ours
 */
export function decodeReviewPosition(cursor: string | undefined): ReviewPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [is_report_open, at, id] = z.parse(position, JSON.parse(atob(cursor)));
    return { is_report_open, created_at: new Date(at), id };
  } catch (error) {
    throw new AppError(
      { ...platformErrors.invalid_input, message: 'Unknown cursor' },
      { fields: { cursor: 'Unknown cursor' }, cause: error },
    );
  }
}
