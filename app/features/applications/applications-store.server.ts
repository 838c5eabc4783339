import type { Transaction } from '#app/platform/database/database.server.ts';
import type { DocumentKind } from './documents/document-kinds.ts';

export type NewDocument = { kind: DocumentKind; file_id: string; file_path: string };

/** Queries on the applicants' documents. */
export const applicationsStore = {
  /** Replaces all documents. */
  replaceDocuments: async (trx: Transaction, professionalId: string, documents: NewDocument[]): Promise<void> => {
    await trx.deleteFrom('professional_documents').where('professional_id', '=', professionalId).execute();
    await trx
      .insertInto('professional_documents')
      .values(documents.map((document) => ({ ...document, professional_id: professionalId })))
      .execute();
  },
};
