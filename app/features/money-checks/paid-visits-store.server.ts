import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';

/** What is read of payments and their bookings for the page of all money. */
export const paidVisitsStore = {
  /** Lists what payments say of their visits, whether or not the bookings are still there. */
  listPaidVisits: (db: Connection, bookingIds: readonly string[]) =>
    db
      .selectFrom('payments')
      .leftJoin('bookings', 'bookings.id', 'payments.booking_id')
      .leftJoin('profiles as client', 'client.id', 'payments.client_id')
      .leftJoin('professionals', 'professionals.id', 'payments.professional_id')
      .leftJoin('profiles as professional', 'professional.id', 'professionals.profile_id')
      .select([
        'payments.booking_id',
        'payments.service_name',
        sql<string>`btrim(concat_ws(' ', client.first_name, client.last_name))`.as('client_name'),
        sql<string>`btrim(concat_ws(' ', professional.first_name, professional.last_name))`.as('professional_name'),
        sql<boolean>`bookings.id is null`.as('is_booking_deleted'),
      ])
      .where('payments.booking_id', 'in', bookingIds)
      .execute(),
};
