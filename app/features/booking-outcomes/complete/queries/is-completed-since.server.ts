import { findBooking } from '#app/features/bookings/queries/find-booking.server.ts';
import { database } from '#app/platform/database/database.server.ts';

/**
 * Whether the completion made at an instant (ISO 8601) still stands: false if it was undone, even if the visit was
 * completed again since.
 */
export async function isCompletedSince(bookingId: string, completedAt: string): Promise<boolean> {
  const booking = await findBooking(database(), bookingId);
  return booking?.status === 'completed' && booking.completed_at?.toISOString() === completedAt;
}

/**
 * A booking's time and status, when it was completed, and its client unless they left, unrestricted, for rooms below;
 * undefined if it is gone.
 */
export async function findCompletion(bookingId: string) {
  const booking = await findBooking(database(), bookingId);
  if (!booking) return undefined;
  const { status, start_time, completed_at, undo_until, client_id } = booking;
  return { status, start_time, completed_at, undo_until, client_id };
}
