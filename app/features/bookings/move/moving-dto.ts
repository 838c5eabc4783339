import type * as z from 'zod/mini';
import type { movePreviewAnswer, movedBookingAnswer } from '../answers/changes.server.ts';

/** What moving a visit now would mean. ISO 8601 with offset, dates in the professional's calendar. */
export type MovePreview = z.infer<typeof movePreviewAnswer>;

/** A visit after its move. */
export type MovedBooking = z.infer<typeof movedBookingAnswer>;

/** One of the moves of a visit. ISO 8601 with offset. */
export type MoveDto = { number: number; from_time: string; start_time: string; end_time: string };
