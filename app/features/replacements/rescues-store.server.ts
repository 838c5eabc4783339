import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

type Replacement = { replacement_id: string; held_until: Date | null };

/** The rescues table. */
export const rescuesStore = {
  insert: async (trx: Transaction, bookingId: string, categoryId: string | null): Promise<void> => {
    await trx
      .insertInto('rescues')
      .values({ booking_id: bookingId, category_id: categoryId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  find: (db: Connection, bookingId: string) =>
    db
      .selectFrom('rescues')
      .select(['category_id', 'replacement_id', 'held_until'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst(),

  /** Locks the row until the transaction ends. A join would still see the replacement of before the wait. */
  findForUpdate: (trx: Transaction, bookingId: string) =>
    trx
      .selectFrom('rescues')
      .select(['replacement_id', 'held_until'])
      .where('booking_id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst(),

  saveReplacement: async (db: Connection, bookingId: string, replacement: Replacement): Promise<void> => {
    await db.updateTable('rescues').set(replacement).where('booking_id', '=', bookingId).execute();
  },

  /** The end of the ten minutes of a hold that is a replacement; undefined for every other hold. */
  findHeldUntil: (db: Connection, replacementId: string) =>
    db
      .selectFrom('rescues')
      .select(['booking_id', 'held_until'])
      .where('replacement_id', '=', replacementId)
      .executeTakeFirst(),

  /** Replacements whose minutes are over, still unpaid and without a checkout. */
  listLapsed: (db: Connection, now: Date, limit: number) =>
    db
      .selectFrom('rescues')
      .innerJoin('bookings', 'bookings.id', 'rescues.replacement_id')
      .leftJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
      .select('bookings.id')
      .where('rescues.held_until', '<=', now)
      .where('bookings.status', '=', 'pending')
      .where('checkouts.booking_id', 'is', null)
      .limit(limit)
      .execute(),
};
