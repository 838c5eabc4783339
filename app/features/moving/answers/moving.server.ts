import * as z from 'zod/mini';
import { about, day, id, instant, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const movePreviewAnswer = named(
  'MovePreview',
  z.object({
    booking_id: id,
    start_time: instant,
    time_zone: about("The professional's zone, in which the slots are.", timeZone),
    may_move: z.boolean(),
    refusal: z.nullable(
      z.enum([
        'not_accepting_bookings',
        'move_not_possible',
        'move_late',
        'move_under_way',
        'moved_too_often',
        'move_in_dispute',
      ]),
    ),
    message: about('The refusal as text.', z.nullable(text('The time to cancel for free is over.'))),
    free_until: about('Until when it can be moved, and cancelled without a fee.', instant),
    was_free: about('Whether that was ever possible.', z.boolean()),
    free_hours: whole,
    moves_left: whole,
    earliest: about('The first and last date that can be chosen.', day),
    latest: day,
  }),
);

export const movedBookingAnswer = named(
  'MovedBooking',
  z.object({
    id,
    start_time: instant,
    end_time: instant,
    time_zone: timeZone,
    moves: whole,
  }),
);
