import type { Transaction } from '#app/platform/database/database.server.ts';
import { documentsStore, type NewDocument } from '../documents-store.server.ts';

/** Replaces all documents of an applicant with those of a new application. */
export function replaceDocuments(trx: Transaction, professionalId: string, documents: NewDocument[]): Promise<void> {
  return documentsStore.replaceDocuments(trx, professionalId, documents);
}
