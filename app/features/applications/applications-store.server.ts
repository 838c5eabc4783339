import type { Transaction } from '#app/platform/database/database.server.ts';
import type { DocumentKind } from './documents/document-kinds.ts';

export type NewDocument = { kind: DocumentKind; file_id: string; file_path: string };

/** The table of documents that applicants hand in. */
export const applicationsStore = {
  /** Takes all documents away and puts these in their place. */
  replaceDocuments: async (trx: Transaction, professionalId: string, documents: NewDocument[]): Promise<void> => {
    await trx.deleteFrom('professional_documents').where('professional_id', '=', professionalId).execute();
    await trx
      .insertInto('professional_documents')
      .values(documents.map((document) => ({ ...document, professional_id: professionalId })))
      .execute();
  },
};
