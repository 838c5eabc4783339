import { type Insertable, sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ProposedChangesTable } from '../professional-review-tables.server.ts';

/** Queries on changes that await review. */
export const proposedChangesStore = {
  insert: (trx: Transaction, change: Insertable<ProposedChangesTable>) =>
    trx.insertInto('proposed_changes').values(change).returning('id').executeTakeFirstOrThrow(),

  /** Includes the new file's details. */
  list: (db: Connection, professionalId: string) =>
    db
      .selectFrom('proposed_changes')
      .leftJoin('stored_files', 'stored_files.id', 'proposed_changes.file_id')
      .select([
        'proposed_changes.id',
        'proposed_changes.change',
        'proposed_changes.document_id',
        'proposed_changes.document_kind',
        'proposed_changes.file_path',
        'proposed_changes.categories',
        'proposed_changes.created_at',
        'stored_files.content_type',
        'stored_files.size',
      ])
      .where('proposed_changes.professional_id', '=', professionalId)
      .orderBy('proposed_changes.id')
      .execute(),

  find: (db: Connection, id: string) =>
    db.selectFrom('proposed_changes').selectAll().where('id', '=', id).executeTakeFirst(),

  /**
   * Deletes a change.
   * @returns what it was; undefined if it is already gone
   */
  take: (trx: Transaction, id: string, professionalId: string) =>
    trx
      .deleteFrom('proposed_changes')
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .returningAll()
      .executeTakeFirst(),

  /**
   * Deletes the change that concerns the same document, or categories.
   * @returns what it was
   */
  takeSame: (trx: Transaction, professionalId: string, documentId: string | null) =>
    trx
      .deleteFrom('proposed_changes')
      .where('professional_id', '=', professionalId)
      .where((where) =>
        documentId === null ? where('change', '=', 'set_categories') : where('document_id', '=', documentId),
      )
      .returningAll()
      .executeTakeFirst(),

  /** Which of these files are used by documents or by changes that await review. */
  listFilesUsedAmong: async (db: Connection, fileIds: readonly string[]): Promise<string[]> => {
    const among = sql<string>`any(${fileIds}::uuid[])`;
    const used = await db
      .selectFrom('professional_documents')
      .select('file_id')
      .where('file_id', '=', among)
      .unionAll(
        db
          .selectFrom('proposed_changes')
          .select((row) => row.ref('file_id').$notNull().as('file_id'))
          .where('file_id', '=', among),
      )
      .execute();
    return used.map(({ file_id }) => file_id);
  },
};

export type WaitingChange = NonNullable<Awaited<ReturnType<typeof proposedChangesStore.find>>>;
