import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';

export type NewDocument = { kind: DocumentKind; file_id: string; file_path: string };

/** Queries on professionals' documents. */
export const documentsStore = {
  /** Replaces all documents. */
  replaceDocuments: async (trx: Transaction, professionalId: string, documents: NewDocument[]): Promise<void> => {
    await trx.deleteFrom('professional_documents').where('professional_id', '=', professionalId).execute();
    await trx
      .insertInto('professional_documents')
      .values(documents.map((document) => ({ ...document, professional_id: professionalId })))
      .execute();
  },

  insert: (trx: Transaction, professionalId: string, document: NewDocument & { expires_on: PlainDate | null }) =>
    trx
      .insertInto('professional_documents')
      .values({ ...document, professional_id: professionalId })
      .execute(),

  /** @returns what it was */
  take: (trx: Transaction, id: string) =>
    trx.deleteFrom('professional_documents').where('id', '=', id).returningAll().executeTakeFirst(),

  list: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professional_documents')
      .innerJoin('stored_files', 'stored_files.id', 'professional_documents.file_id')
      .select([
        'professional_documents.id',
        'professional_documents.kind',
        'professional_documents.file_path',
        'professional_documents.expires_on',
        'stored_files.content_type',
        'stored_files.size',
        'stored_files.created_at',
      ])
      .where('professional_documents.professional_id', '=', professionalId)
      .orderBy('professional_documents.kind')
      .orderBy('professional_documents.id')
      .execute(),

  findForUpdate: (trx: Transaction, id: string) =>
    trx.selectFrom('professional_documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Also clears the sent reminders, so that they start over with the new date. */
  setExpiry: (trx: Transaction, id: string, expiresOn: PlainDate | null) =>
    trx
      .updateTable('professional_documents')
      .set({ expires_on: expiresOn, reminded_days: null })
      .where('id', '=', id)
      .execute(),

  setReminded: (trx: Transaction, id: string, days: number) =>
    trx.updateTable('professional_documents').set({ reminded_days: days }).where('id', '=', id).execute(),

  /** Professionals with a document that expires on or before a day. */
  listWithExpiringDocuments: async (db: Connection, until: PlainDate): Promise<string[]> => {
    const rows = await db
      .selectFrom('professional_documents')
      .innerJoin('professionals', 'professionals.id', 'professional_documents.professional_id')
      .select('professional_documents.professional_id')
      .distinct()
      .where('professional_documents.expires_on', '<=', until)
      .where((where) =>
        where.or([where('professionals.verified', '=', true), where('professionals.is_approved', '=', true)]),
      )
      .execute();
    return rows.map(({ professional_id }) => professional_id);
  },

  /** Verified professionals whose last certification expires before a day. */
  listVerifiedLicensedUntil: async (db: Connection, before: PlainDate): Promise<string[]> => {
    const rows = await db
      .selectFrom('professional_licenses')
      .innerJoin('professionals', 'professionals.id', 'professional_licenses.professional_id')
      .select('professional_licenses.professional_id')
      .where('professional_licenses.last_day', '<', before)
      .where('professionals.verified', '=', true)
      .execute();
    return rows.map(({ professional_id }) => professional_id);
  },

  listExpiries: (trx: Transaction, professionalId: string) =>
    trx
      .selectFrom('professional_documents')
      .select(['id', 'kind', 'expires_on', 'reminded_days'])
      .where('professional_id', '=', professionalId)
      .orderBy('id')
      .execute(),
};
