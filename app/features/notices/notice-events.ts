import type { BookingEventName } from '#app/features/bookings/booking-events.ts';
import { bookingMailKinds, type BookingMailKind } from './notices.ts';

/** Returns the kind of notice for an event of a booking; undefined if there is none. */
export function noticeOf(event: BookingEventName): BookingMailKind | undefined {
  return bookingMailKinds.find((kind) => kind === event);
}
