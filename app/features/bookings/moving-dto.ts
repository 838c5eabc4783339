import type { MoveRefusal } from './moving.ts';

/** What moving a visit would mean now. ISO 8601 with offset, dates of the professional's calendar. */
export type MovePreview = {
  booking_id: string;
  start_time: string;
  /** The professional's zone, in which the slots are. */
  time_zone: string;
  may_move: boolean;
  refusal: MoveRefusal | 'not_accepting_bookings' | null;
  /** The refusal in words. */
  message: string | null;
  /** Until when it can be moved, and cancelled without a fee. */
  free_until: string;
  /** Whether there was a time at which that was possible. */
  was_free: boolean;
  free_hours: number;
  moves_left: number;
  /** The first and last date that can be chosen. */
  earliest: string;
  latest: string;
};

/** A visit after its move. */
export type MovedBooking = { id: string; start_time: string; end_time: string; time_zone: string; moves: number };

/** One move of a visit, which may have been followed by others. ISO 8601 with offset. */
export type MoveDto = { number: number; from_time: string; start_time: string; end_time: string };
