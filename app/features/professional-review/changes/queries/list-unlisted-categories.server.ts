import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { categoriesOfServices } from '#app/features/services/catalogue/categories-of-services.ts';
import { database } from '#app/platform/database/database.server.ts';
import { readOwnDocuments } from '../../documents/queries/own-documents.server.ts';
import { reviewStore } from '../../review/review-store.server.ts';

/**
 * Returns the categories of a person's services under which clients don't find them, and which they can ask for and have
 * not; none without approval.
 */
export async function listUnlistedCategories(userId: string): Promise<string[]> {
  const professional = await findProfessionalOf(userId);
  if (!professional) return [];
  const own = await readOwnDocuments(professional.id);
  if (!own?.is_open) return [];
  const services = await reviewStore.listServiceCategories(database(), professional.id);
  const asked = own.changes.flatMap(({ categories }) => categories ?? []);
  return categoriesOfServices(services).filter((id) => !own.categories.includes(id) && !asked.includes(id));
}
