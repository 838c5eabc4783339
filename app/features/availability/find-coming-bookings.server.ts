import type { Connection } from '#app/platform/database/database.server.ts';
import type { ComingBooking } from './coming-booking.ts';

/**
 * A professional's pending and confirmed visits that end after an instant; given by the room of bookings, which lies
 * below.
 */
export type FindComingBookings = (db: Connection, professionalId: string, after: Date) => Promise<ComingBooking[]>;
