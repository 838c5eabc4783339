import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ImportSource } from '#app/features/import-files/import-source.ts';
import type { ImportChoices } from './lines/import-choices.ts';

export type NewImport = {
  professional_id: string;
  file_name: string;
  source: ImportSource;
  choices: ImportChoices;
};

/** What an import did, without its lines. */
const summary = [
  'id',
  'file_name',
  'kind',
  'clients_added',
  'visits_added',
  'created_at',
  'imported_at',
  'undone_at',
  'visits_left',
] as const;

/** The client_imports table. */
export const clientImportsStore = {
  insert: (trx: Transaction, { source, choices, ...row }: NewImport, now: Date) =>
    trx
      .insertInto('client_imports')
      .values({
        ...row,
        kind: source.kind,
        source: JSON.stringify(source),
        choices: JSON.stringify(choices),
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),

  /** Deletes the previews of a professional but the latest ones. */
  deleteOldestPreviews: (trx: Transaction, professionalId: string, stored: number) =>
    trx
      .deleteFrom('client_imports')
      .where('id', 'in', (select) =>
        select
          .selectFrom('client_imports')
          .select('id')
          .where('professional_id', '=', professionalId)
          .where('imported_at', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .offset(stored),
      )
      .execute(),

  findOwn: (db: Connection, id: string, professionalId: string) => ownImport(db, id, professionalId).executeTakeFirst(),

  /** Reads an import that is about to be changed, after whoever changes it right now. */
  lockOwn: (trx: Transaction, id: string, professionalId: string) =>
    ownImport(trx, id, professionalId).forUpdate().executeTakeFirst(),

  /** What was done, newest first. */
  listDone: (db: Connection, professionalId: string, limit: number) =>
    db
      .selectFrom('client_imports')
      .select(summary)
      .where('professional_id', '=', professionalId)
      .where('imported_at', 'is not', null)
      .orderBy('imported_at', 'desc')
      .limit(limit)
      .execute(),

  saveChoices: (trx: Transaction, id: string, choices: ImportChoices) =>
    trx
      .updateTable('client_imports')
      .set({ choices: JSON.stringify(choices), version: sql`version + 1` })
      .where('id', '=', id)
      .execute(),

  /** Records what was imported; the lines of the file go. */
  finish: (trx: Transaction, id: string, done: { clients_added: number; visits_added: number; imported_at: Date }) =>
    trx
      .updateTable('client_imports')
      .set({ ...done, source: null })
      .where('id', '=', id)
      .execute(),

  recordUndo: (trx: Transaction, id: string, undone: { undone_at: Date; visits_left: number }) =>
    trx.updateTable('client_imports').set(undone).where('id', '=', id).execute(),

  deletePreview: (db: Connection, id: string, professionalId: string) =>
    db
      .deleteFrom('client_imports')
      .where('id', '=', id)
      .where('professional_id', '=', professionalId)
      .where('imported_at', 'is', null)
      .execute(),

  deletePreviewsBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('client_imports').where('imported_at', 'is', null).where('created_at', '<', instant).execute(),

  deleteDoneBefore: (db: Connection, instant: Date) =>
    db.deleteFrom('client_imports').where('imported_at', '<', instant).execute(),
};

function ownImport(db: Connection, id: string, professionalId: string) {
  return db
    .selectFrom('client_imports')
    .select(summary)
    .select(['source', 'choices', 'version'])
    .where('id', '=', id)
    .where('professional_id', '=', professionalId);
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof clientImportsStore.findOwn>>>;
