import type { Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ChecklistLine, PhotoMoment } from './visit-record.ts';
import type { VisitPhotosTable } from './visit-records-tables.server.ts';

type Written = { checklist: readonly ChecklistLine[]; materials: string[]; note: string; updated_at: Date };

/** The tables of visits' records and photos. */
export const visitRecordsStore = {
  find: (db: Connection, bookingId: string) =>
    db
      .selectFrom('visit_records')
      .select(['checklist', 'materials', 'note', 'updated_at'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst(),

  save: async (trx: Transaction, bookingId: string, { checklist, ...written }: Written): Promise<void> => {
    const row = { ...written, checklist: JSON.stringify(checklist) };
    await trx
      .insertInto('visit_records')
      .values({ booking_id: bookingId, ...row })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(row))
      .execute();
  },

  listPhotos: (db: Connection, bookingId: string) =>
    db
      .selectFrom('visit_photos')
      .select(['id', 'path', 'moment', 'recorded_at'])
      .where('booking_id', '=', bookingId)
      .orderBy('recorded_at')
      .orderBy('id')
      .execute(),

  countPhotos: async (db: Connection, bookingId: string, moment: PhotoMoment): Promise<number> => {
    const row = await db
      .selectFrom('visit_photos')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('booking_id', '=', bookingId)
      .where('moment', '=', moment)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  insertPhoto: async (trx: Transaction, photo: Insertable<VisitPhotosTable>): Promise<void> => {
    await trx.insertInto('visit_photos').values(photo).execute();
  },

  removePhoto: async (trx: Transaction, bookingId: string, id: string): Promise<void> => {
    await trx.deleteFrom('visit_photos').where('booking_id', '=', bookingId).where('id', '=', id).execute();
  },

  /** Which of these files are photos of a visit. */
  listFilesAmong: async (db: Connection, fileIds: readonly string[]): Promise<string[]> => {
    if (fileIds.length === 0) return [];
    const rows = await db
      .selectFrom('visit_photos')
      .select('file_id')
      .where('file_id', 'in', [...fileIds])
      .execute();
    return rows.map(({ file_id }) => file_id);
  },

  /** Removes the records of a client's visits. */
  removeOfClient: async (trx: Transaction, clientId: string): Promise<void> => {
    const visits = trx.selectFrom('bookings').select('id').where('client_id', '=', clientId);
    await trx.deleteFrom('visit_records').where('booking_id', 'in', visits).execute();
  },

  /** Removes the photos of a client's visits, or those of a professional's. @returns the paths of their files */
  removePhotosOf: async (trx: Transaction, party: 'client_id' | 'professional_id', id: string): Promise<string[]> => {
    const rows = await trx
      .deleteFrom('visit_photos')
      .where('booking_id', 'in', trx.selectFrom('bookings').select('id').where(party, '=', id))
      .returning('path')
      .execute();
    return rows.map(({ path }) => path);
  },
};
