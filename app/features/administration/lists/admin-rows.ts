import type * as z from 'zod/mini';
import type {
  adminPageOf,
  adminClientAnswer,
  adminProfessionalAnswer,
  adminPaymentAnswer,
  adminBookingAnswer,
} from './answers/lists.server.ts';

/** Rows of the admin lists. Instants are ISO 8601, amounts dollars with two decimals. */
export type AdminClient = z.infer<typeof adminClientAnswer>;

export type AdminProfessional = z.infer<typeof adminProfessionalAnswer>;

export type AdminPayment = z.infer<typeof adminPaymentAnswer>;

export type AdminBooking = z.infer<typeof adminBookingAnswer>;

export type AdminRows = {
  clients: AdminClient;
  professionals: AdminProfessional;
  payments: AdminPayment;
  bookings: AdminBooking;
};

export type AdminPage<Row> = z.infer<ReturnType<typeof adminPageOf<z.ZodMiniType<Row>>>>;
