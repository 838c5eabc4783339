import type * as z from 'zod/mini';
import type { bookingFileAnswer } from './answers/booking-file.server.ts';

/** Everything administrators see of a booking. Dollars with two decimals, instants in ISO 8601. */
export type BookingFile = z.infer<typeof bookingFileAnswer>;
