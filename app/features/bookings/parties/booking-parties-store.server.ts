import type { Connection } from '#app/platform/database/database.server.ts';
import { bookingMoney, withParties } from './bookings-with-parties-store.server.ts';

/** Several bookings at once, with their clients and professionals. */
export const bookingPartiesStore = {
  list: (db: Connection, bookingIds: readonly string[]) =>
    withParties(db)
      .where('bookings.id', 'in', [...bookingIds])
      .execute()
      .then(bookingMoney.readAll),

  /** The messages with which cancellations were explained to both parties; most have none. */
  listCancelReasons: (db: Connection, bookingIds: readonly string[]) =>
    db
      .selectFrom('bookings')
      .select(['id', 'cancel_reason'])
      .where('id', 'in', [...bookingIds])
      .where('cancel_reason', 'is not', null)
      .execute(),

  /** Only the user ids. */
  listUserIds: (db: Connection, bookingIds: readonly string[]) =>
    db
      .selectFrom('bookings')
      .leftJoin('professionals', 'professionals.id', 'bookings.professional_id')
      .select(['bookings.id', 'bookings.client_id', 'professionals.profile_id as professional_profile_id'])
      .where('bookings.id', 'in', [...bookingIds])
      .execute(),
};
