import { database } from '#app/platform/database/database.server.ts';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { bookingMovesStore } from '../booking-moves-store.server.ts';
import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';

/** One of the moves of a visit. ISO 8601 with offset. */
export type MoveDto = { number: number; from_time: string; start_time: string; end_time: string };

/** A move of a booking, for rooms below; undefined when there is none, or its booking is gone. */
export async function readMove(moveId: string): Promise<MoveDto | undefined> {
  const move = await bookingMovesStore.findById(database(), moveId);
  const booking = move && (await findBooking(database(), move.booking_id));
  if (!booking) return undefined;
  const at = (instant: Date) => toIsoWithOffset(epochMinutesOf(instant), booking.time_zone);
  const length = booking.end_time.getTime() - booking.start_time.getTime();
  return {
    number: move.number,
    from_time: at(move.from_time),
    start_time: at(move.to_time),
    end_time: at(new Date(move.to_time.getTime() + length)),
  };
}
