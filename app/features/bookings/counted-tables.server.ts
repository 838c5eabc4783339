import type { Generated } from 'kysely';

/** Written by triggers of the bookings table only. */
export type ProfessionalClientsTable = {
  professional_id: string;
  client_id: string;
  total_bookings: Generated<number>;
  cancelled_bookings: Generated<number>;
  /** -Infinity if there is no booking that was not cancelled. */
  last_booking: Date | number;
};

/** Written by triggers of the bookings table only. */
export type ServiceBookingsTable = {
  service_id: string;
  total_bookings: Generated<number>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    professional_clients: ProfessionalClientsTable;
    service_bookings: ServiceBookingsTable;
  }
}
