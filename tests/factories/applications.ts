import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ProfessionalDocumentsTable } from '#app/features/professional-review/professional-review-tables.server.ts';
import type { Connection } from '#app/platform/database/database.server.ts';
import { buildProfessional } from './professionals.ts';

/** Creates somebody who has submitted an application and waits for a decision. */
export function buildApplicant(db: Connection, overrides: Parameters<typeof buildProfessional>[1] = {}) {
  const flags = { verified: false, is_approved: false, is_onboarding_complete: false, applied_at: new Date() };
  return buildProfessional(db, {
    ...flags,
    ...overrides,
    profile: { first_name: 'Ana', last_name: 'Reyes', ...overrides.profile },
  });
}

/** Creates a document record whose file is never read. */
export async function buildDocument(
  db: Connection,
  professional: { id: string; profile_id: string },
  overrides: Partial<Insertable<ProfessionalDocumentsTable>> = {},
) {
  const path = `${professional.profile_id}/certifications/${randomUUID().slice(0, 8)}.pdf`;
  const file = await db
    .insertInto('stored_files')
    .values({
      bucket: 'professional-documents',
      path,
      owner_id: professional.profile_id,
      content_type: 'application/pdf',
      size: 1_000,
      sha256: '0'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('professional_documents')
    .values({
      professional_id: professional.id,
      kind: 'certification',
      file_id: file.id,
      file_path: path,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
