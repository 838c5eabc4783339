import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { clientOrder, type ClientPosition, nameKey, totalSpent } from './client-order-store.server.ts';
import type { ClientSort } from './client-sort.ts';

type ClientsQuestion = {
  professionalId: string;
  search: string;
  digits: string;
  sort: ClientSort;
  after: ClientPosition | undefined;
  limit: number;
};

/** The digits of a phone number, however it is formatted. */
const digitsOfPhone = sql`regexp_replace(profiles.phone, '\\D', '', 'g')`;

/** As in isContactShared: at least one of their bookings was paid. */
const hasPaid = sql<boolean>`exists (
  select from bookings b where b.client_id = counted.client_id and b.professional_id = counted.professional_id
    and (b.status in ('confirmed', 'completed') or b.payment_method is not null))`;

/**
 * A professional's clients as counted by triggers of the bookings table (docs/decisions/023-counted-bookings.md), and
 * their bookings.
 */
export const clientsStore = {
  /** Lists clients in an order, from a position on. */
  list: (db: Connection, { professionalId, search, digits, sort, after, limit }: ClientsQuestion) => {
    const { key, direction, beyond } = clientOrder(sort);
    return withProfiles(db, professionalId, search, digits)
      .innerJoin('professionals', 'professionals.id', 'counted.professional_id')
      .select([
        'profiles.id',
        'profiles.first_name',
        'profiles.last_name',
        'profiles.email',
        'profiles.phone',
        'profiles.type',
        hasPaid.as('contact_shared'),
        'profiles.profile_photo_url',
        'counted.total_bookings',
        'counted.cancelled_bookings',
        'professionals.time_zone',
      ])
      .select(sql<Date | null>`nullif(counted.last_booking, '-infinity')`.as('last_booking'))
      .select([nameKey.as('name_key'), totalSpent.as('total_spent')])
      .$if(after !== undefined, (query) => (after ? query.where(beyond(after)) : query))
      .orderBy(key, direction)
      .orderBy('counted.client_id', direction)
      .limit(limit)
      .execute();
  },

  count: async (db: Connection, professionalId: string, search: string, digits: string) => {
    const { count } = await withProfiles(db, professionalId, search, digits)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /** How those are called and reached who have paid. */
  listReachable: (db: Connection, professionalId: string) =>
    withProfiles(db, professionalId, '', '')
      .select(['profiles.first_name', 'profiles.last_name', 'profiles.email', 'profiles.phone'])
      .where(hasPaid)
      .execute(),

  isClientOf: async (db: Connection, professionalId: string, clientId: string) => {
    const row = await db
      .selectFrom('professional_clients')
      .select('client_id')
      .where('professional_id', '=', professionalId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Lists a client's bookings with a professional, newest date first. */
  history: (
    db: Connection,
    professionalId: string,
    clientId: string,
    after: { booking_date: Date; id: string } | undefined,
    limit: number,
  ) =>
    db
      .selectFrom('bookings')
      .select([
        'id',
        'booking_date',
        'time_zone',
        'status',
        'payment_method',
        'service_name',
        'duration',
        'total_amount',
        'location',
        'notes',
      ])
      .where('professional_id', '=', professionalId)
      .where('client_id', '=', clientId)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(booking_date, id) < (${after?.booking_date}, ${after?.id}::uuid)`),
      )
      .orderBy('booking_date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
};

function withProfiles(db: Connection, professionalId: string, search: string, digits: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('professional_clients as counted')
    .innerJoin('profiles', 'profiles.id', 'counted.client_id')
    .where('counted.professional_id', '=', professionalId)
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where(sql`profiles.first_name || ' ' || profiles.last_name`, 'ilike', pattern),
          // Contact details that are not shown are not searched either.
          where.and([
            where.or([
              where('profiles.email', 'ilike', pattern),
              where('profiles.phone', 'ilike', pattern),
              ...(digits === '' ? [] : [where(digitsOfPhone, 'like', `%${digits}%`)]),
            ]),
            hasPaid,
          ]),
        ]),
      ),
    );
}
