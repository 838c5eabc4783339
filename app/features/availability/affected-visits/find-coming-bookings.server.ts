import type { Connection } from '#app/platform/database/database.server.ts';
import type { ComingBooking } from './coming-booking.ts';

/**
 * Finds a professional's pending and confirmed visits that end after an instant; implemented by the bookings room,
 * which lies below.
 */
export type FindComingBookings = (db: Connection, professionalId: string, after: Date) => Promise<ComingBooking[]>;
