import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { Pair } from './threads-store.server.ts';

/** The bookings of a client with a professional, as they stand in their thread. */
export const pairBookingsStore = {
  /** The last made first, of those made from one instant to another. */
  list: (
    db: Connection,
    { clientId, professionalId }: Pair,
    { from, until }: { from: Date | undefined; until: Date | undefined },
    limit: number,
  ) =>
    db
      .selectFrom('bookings')
      .select(['id', 'service_name', 'start_time', 'time_zone', 'status', 'created_at'])
      .where('client_id', '=', clientId)
      .where('professional_id', '=', professionalId)
      .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? new Date(0)))
      .$if(until !== undefined, (query) => query.where('created_at', '<', until ?? new Date(0)))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),

  /** Whether a paid visit of theirs is ahead, under way or just over: they may have to reach each other. */
  isVisitComing: async (db: Connection, { clientId, professionalId }: Pair): Promise<boolean> => {
    const row = await db
      .selectFrom('bookings')
      .select('id')
      .where('client_id', '=', clientId)
      .where('professional_id', '=', professionalId)
      .where('status', '=', 'confirmed')
      .where('end_time', '>', sql<Date>`now() - interval '2 hours'`)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether they share contact details: see isContactShared. */
  isAnyPaid: async (db: Connection, { clientId, professionalId }: Pair): Promise<boolean> => {
    const row = await db
      .selectFrom('bookings')
      .select('id')
      .where('client_id', '=', clientId)
      .where('professional_id', '=', professionalId)
      .where((where) =>
        where.or([where('status', 'in', ['confirmed', 'completed']), where('payment_method', 'is not', null)]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },
};
