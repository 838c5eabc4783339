import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { Stroke } from './signature.ts';

type Signature = { id: string; signer: string; strokes: readonly Stroke[] | null; signed_at: Date; recorded_at: Date };

/** The tables of signatures, and of the services that ask for one. */
export const signaturesStore = {
  find: (db: Connection, bookingId: string) =>
    db
      .selectFrom('visit_signatures')
      .select(['id', 'signer', 'strokes', 'signed_at'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst(),

  save: async (trx: Transaction, bookingId: string, { strokes, ...signature }: Signature): Promise<void> => {
    const row = { ...signature, strokes: strokes && JSON.stringify(strokes) };
    await trx
      .insertInto('visit_signatures')
      .values({ booking_id: bookingId, ...row })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
      .execute();
  },

  remove: async (trx: Transaction, bookingId: string): Promise<void> => {
    await trx.deleteFrom('visit_signatures').where('booking_id', '=', bookingId).execute();
  },

  /** Removes the signatures of a client's visits. */
  removeOfClient: async (trx: Transaction, clientId: string): Promise<void> => {
    const visits = trx.selectFrom('bookings').select('id').where('client_id', '=', clientId);
    await trx.deleteFrom('visit_signatures').where('booking_id', 'in', visits).execute();
  },

  isAskedFor: async (db: Connection, serviceId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('service_signatures')
      .select('service_id')
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
    return row !== undefined;
  },

  ask: async (trx: Transaction, serviceId: string, isAsked: boolean): Promise<void> => {
    if (isAsked)
      await trx
        .insertInto('service_signatures')
        .values({ service_id: serviceId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else await trx.deleteFrom('service_signatures').where('service_id', '=', serviceId).execute();
  },
};
