import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { serviceColumns } from '#app/features/services/answers/services.server.ts';
import { moneyColumns } from '#app/platform/database/money-columns.server.ts';
import { liveBookingStatuses } from '#app/features/bookings/booking.ts';

const money = moneyColumns('price');

/** Queries on a professional's services with their booking counts. */
export const ownServicesStore = {
  list: async (db: Connection, professionalId: string) => {
    const rows = await db
      .selectFrom('services')
      .leftJoin('service_bookings', 'service_bookings.service_id', 'services.id')
      .leftJoin('service_times', 'service_times.service_id', 'services.id')
      .leftJoin(
        (ahead) =>
          ahead
            .selectFrom('bookings')
            .select(['bookings.service_id', (select) => select.fn.countAll<number>().as('upcoming')])
            .where('bookings.professional_id', '=', professionalId)
            .where('bookings.booking_date', '>', sql<Date>`now()`)
            .where('bookings.status', 'in', liveBookingStatuses)
            .groupBy('bookings.service_id')
            .as('ahead'),
        (join) => join.onRef('ahead.service_id', '=', 'services.id'),
      )
      .leftJoin(
        (unpaid) =>
          unpaid
            .selectFrom('hand_entered_visits')
            .select(['hand_entered_visits.service_id', (select) => select.fn.countAll<number>().as('unpaid')])
            .where('hand_entered_visits.professional_id', '=', professionalId)
            .where('hand_entered_visits.start_time', '>', sql<Date>`now()`)
            .where('hand_entered_visits.paid_at', 'is', null)
            .where('hand_entered_visits.removed_at', 'is', null)
            .groupBy('hand_entered_visits.service_id')
            .as('by_hand'),
        (join) => join.onRef('by_hand.service_id', '=', 'services.id'),
      )
      .select(serviceColumns.map((column) => `services.${column}` as const))
      .select([
        'service_bookings.total_bookings',
        'ahead.upcoming',
        'by_hand.unpaid',
        'service_times.duration as working_hours_minutes',
      ])
      .where('services.professional_id', '=', professionalId)
      .orderBy('services.id')
      .execute();
    return money.readAll(rows);
  },
};
