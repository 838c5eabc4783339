import { sql, type Insertable } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReportOutcome } from './report.ts';
import type { ThreadReportsTable } from './safety-tables.server.ts';

const reports = (db: Connection) =>
  db
    .selectFrom('thread_reports')
    .innerJoin('message_threads', 'message_threads.id', 'thread_reports.thread_id')
    .leftJoin('profiles as client', 'client.id', 'message_threads.client_id')
    .leftJoin('professionals', 'professionals.id', 'message_threads.professional_id')
    .leftJoin('profiles as owner', 'owner.id', 'professionals.profile_id')
    .select([
      'thread_reports.id',
      'thread_reports.thread_id',
      'thread_reports.side',
      'thread_reports.reason',
      'thread_reports.details',
      'thread_reports.reported_at',
      'thread_reports.outcome',
      'thread_reports.note',
      'thread_reports.settled_at',
      'message_threads.client_id',
      'message_threads.professional_id',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
    ]);

/** Reports of threads. */
export const safetyStore = {
  /**
   * One open report of a side; another one, or the same again, changes nothing.
   * @returns false if nothing changed
   */
  insertReport: async (trx: Transaction, report: Insertable<ThreadReportsTable>): Promise<boolean> => {
    const result = await trx
      .insertInto('thread_reports')
      .values(report)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** The oldest open ones first, the last settled ones first. */
  listReports: (db: Connection, isOpen: boolean, limit: number) =>
    reports(db)
      .where('thread_reports.outcome', isOpen ? 'is' : 'is not', null)
      .orderBy(isOpen ? 'thread_reports.reported_at' : 'thread_reports.settled_at', isOpen ? 'asc' : 'desc')
      .limit(limit)
      .execute(),

  findReport: (db: Connection, id: string) => reports(db).where('thread_reports.id', '=', id).executeTakeFirst(),

  lockReport: (trx: Transaction, id: string) =>
    trx
      .selectFrom('thread_reports')
      .select(['id', 'thread_id', 'outcome', 'note'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** What they reported stays for the team while the thread does, without their words. */
  eraseDetailsOf: async (trx: Transaction, personId: string): Promise<void> => {
    await sql`
      update thread_reports set details = ''
      from message_sides
      where message_sides.person_id = ${personId} and thread_reports.thread_id = message_sides.thread_id
        and thread_reports.side = message_sides.side`.execute(trx);
  },

  settleReport: async (
    trx: Transaction,
    id: string,
    settlement: { outcome: ReportOutcome; note: string; settled_at: Date; settled_by: string },
  ): Promise<void> => {
    await trx.updateTable('thread_reports').set(settlement).where('id', '=', id).execute();
  },
};

export type ReportRow = NonNullable<Awaited<ReturnType<typeof safetyStore.findReport>>>;
