import type * as z from 'zod/mini';
import type { movePreviewAnswer, movedBookingAnswer } from './answers/moving.server.ts';

/** What moving a visit now would mean. ISO 8601 with offset, dates in the professional's calendar. */
export type MovePreview = z.infer<typeof movePreviewAnswer>;

/** A visit after its move. */
export type MovedBooking = z.infer<typeof movedBookingAnswer>;
