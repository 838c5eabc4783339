import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

const columns = ['id', 'professional_id', 'start_time', 'end_time', 'reason', 'series_id'] as const;

export type NewBlockedSlot = {
  professional_id: string;
  start_time: Date;
  end_time: Date;
  reason: string | null;
  series_id: string | null;
};

/** The blocked_time_slots table. Every statement names the professional who owns the slots. */
export const blockedSlotsStore = {
  /** Returns slots that overlap the time between two instants, earliest first. */
  listBetween: (db: Connection, professionalId: string, from: Date, to: Date) =>
    db
      .selectFrom('blocked_time_slots')
      .select(columns)
      .where('professional_id', '=', professionalId)
      .where('end_time', '>', from)
      .where('start_time', '<', to)
      .orderBy('start_time')
      .execute(),

  /** The database rejects overlaps (blocked_time_slots_no_overlap). */
  insertAll: (trx: Transaction, slots: readonly NewBlockedSlot[]) =>
    trx
      .insertInto('blocked_time_slots')
      .values([...slots])
      .returning(columns)
      .execute(),

  remove: (trx: Transaction, professionalId: string, id: string) =>
    trx
      .deleteFrom('blocked_time_slots')
      .where('professional_id', '=', professionalId)
      .where('id', '=', id)
      .returning(columns)
      .execute(),

  removeAll: (trx: Transaction, professionalId: string, ids: readonly string[]) =>
    trx.deleteFrom('blocked_time_slots').where('professional_id', '=', professionalId).where('id', 'in', ids).execute(),

  /** Deletes the slots of a series that end after an instant; past ones stay. */
  removeSeries: (trx: Transaction, professionalId: string, seriesId: string, after: Date) =>
    trx
      .deleteFrom('blocked_time_slots')
      .where('professional_id', '=', professionalId)
      .where('series_id', '=', seriesId)
      .where('end_time', '>', after)
      .returning(columns)
      .execute(),
};

export type BlockedSlotRow = Awaited<ReturnType<typeof blockedSlotsStore.listBetween>>[number];
