import * as z from 'zod/mini';
import { bookingErrors } from '#app/features/bookings/bookings.errors.ts';

const instant = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(40, bookingErrors.invalid_date.message));

/** A move from the time that was on the screen to another one, both ISO 8601 with offset. */
export const moveSchema = z.object({
  /** The start the caller knows of; if it has changed, nothing happens. */
  expectedStart: instant('The present time of the visit is required'),
  newStart: instant('The new time is required'),
});
export type MoveRequest = z.output<typeof moveSchema>;
