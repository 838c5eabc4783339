import { documentsStore } from '../documents-store.server.ts';
import type * as z from 'zod/mini';
import { findProfessionalRecord } from '#app/features/professionals/queries/find-professional-record.server.ts';
import { listedCategories } from '#app/features/services/catalogue/categories-of-services.ts';
import { database } from '#app/platform/database/database.server.ts';
import type { ownDocumentsAnswer, waitingChangeAnswer } from '../../review/answers/review.server.ts';
import { proposedChangesStore } from '../../changes/proposed-changes-store.server.ts';
import { reviewStore } from '../../review/review-store.server.ts';

/**
 * Returns a professional's current documents and categories, and the changes that await review; undefined if there is
 * no such record.
 */
export async function readOwnDocuments(professionalId: string): Promise<OwnDocuments | undefined> {
  const professional = await findProfessionalRecord(professionalId);
  if (!professional) return undefined;
  const db = database();
  const [documents, changes, services] = await Promise.all([
    documentsStore.list(db, professionalId),
    listWaitingChanges(professionalId),
    reviewStore.listServiceCategories(db, professionalId),
  ]);
  return {
    documents: documents.map(({ created_at, ...document }) => ({ ...document, uploaded_at: created_at.toISOString() })),
    categories: listedCategories(services, professional.approved_categories),
    changes,
    is_open: professional.is_approved && professional.suspended_at === null,
  };
}

export type OwnDocuments = z.infer<typeof ownDocumentsAnswer>;

/** Returns a professional's changes that await review, oldest first. */
export async function listWaitingChanges(professionalId: string): Promise<WaitingChangeDto[]> {
  const rows = await proposedChangesStore.list(database(), professionalId);
  return rows.map(({ created_at, ...change }) => ({ ...change, proposed_at: created_at.toISOString() }));
}

export type WaitingChangeDto = z.infer<typeof waitingChangeAnswer>;
