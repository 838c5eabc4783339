import type * as z from 'zod/mini';
import { assertPhone } from '#app/features/profiles/commands/assert-phone.server.ts';
import { saveApplicantProfile } from '#app/features/profiles/commands/save-applicant-profile.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import { lockProfessional, setReviewFlags } from '#app/features/professionals/commands/set-review-flags.server.ts';
import { saveProfessional } from '#app/features/professionals/commands/save-professional.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { saveApplicationServices } from '#app/features/services/commands/save-application-services.server.ts';
import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { centsFromDollars } from '#app/lib/money.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { applicationErrors } from '../applications.errors.ts';
import { documentErrors } from '#app/features/professional-documents/documents.errors.ts';
import { replaceDocuments } from '#app/features/professional-review/documents/commands/replace-documents.server.ts';
import { publishListingChange } from '#app/features/professional-review/commands/publish-review.server.ts';
import type { Application } from '../form/application.schema.ts';
import { ownPhotoUrl } from '../own-photo-url.server.ts';
import { reviewSubject } from '#app/features/professional-review/review/review.ts';
import { professionalDetails } from '../professional-details.server.ts';
import type { appliedAnswer } from '../answers/applications.server.ts';

/** The answer of both calls (OPEN-43). */
export type Applied = z.infer<typeof appliedAnswer>;

/**
 * Submits an application: profile, professional record, services and documents, all or nothing. The applicant is
 * taken from the session, never from the payload. Submitting again, even concurrently, replaces what was submitted
 * before, and takes back a badge that the team gave for it; services it does not name, and texts it leaves blank, stay.
 * @throws AppError invalid_phone, username_taken, unknown_place, upload_unknown, already_approved, suspended,
 * service_limit
 */
export async function completeProfessionalProfile(viewer: Viewer, application: Application): Promise<Applied> {
  const { profile_data: person, professional_data: business } = application;
  assertPhone(person.phone);
  const details = professionalDetails(business);
  const now = new Date();
  const professionalId = await inTransaction(async (trx) => {
    await lockSubject(trx, `application ${viewer.id}`);
    const existing = await lockRecordOf(trx, viewer.id);
    if (existing?.is_approved) throw new AppError(applicationErrors.already_approved);
    if (existing?.suspended_at) throw new AppError(applicationErrors.suspended);
    const photo = await ownPhotoUrl(trx, viewer.id, person.profile_photo_url);
    await saveApplicantProfile(trx, { ...person, id: viewer.id, email: viewer.email, profile_photo_url: photo });
    const id = await saveProfessional(trx, viewer.id, { ...details, applied_at: now, agreed_terms_at: now });
    await saveApplicationServices(trx, id, business.services.map(toService));
    await replaceDocuments(trx, id, await ownDocuments(trx, viewer.id, application));
    // A new decision is due, also about categories; the badge was for the documents of before.
    await setReviewFlags(trx, id, { verified: false, rejected_at: null, approved_categories: null });
    if (existing?.verified) await publishListingChange(trx, id);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'professional.applied',
      subjectType: reviewSubject,
      subjectId: id,
    });
    return id;
  });
  return { success: true, profile_id: viewer.id, professional_id: professionalId };
}

/** Locks the applicant's record, if there is one: the team decides about it before this application or after it. */
async function lockRecordOf(trx: Transaction, userId: string) {
  const known = await findProfessionalOf(userId, trx);
  return known && lockProfessional(trx, known.id);
}

function toService({ category_id = null, price, ...service }: Application['professional_data']['services'][number]) {
  return { ...service, category_id, price: centsFromDollars(price) };
}

type HandedInDocument = Parameters<typeof replaceDocuments>[2][number];

/** Accepts only the applicant's own uploads (OPEN-43). */
async function ownDocuments(
  trx: Transaction,
  userId: string,
  { certifications, insurance }: Application,
): Promise<HandedInDocument[]> {
  const handedIn = [
    ...certifications.map(({ file_path }) => ({ kind: 'certification' as const, file_path })),
    ...(insurance ? [{ kind: 'insurance' as const, file_path: insurance.file_path }] : []),
  ];
  const documents: HandedInDocument[] = [];
  for (const { kind, file_path } of handedIn) {
    const file = await findOwnFile(trx, 'professional-documents', file_path, userId);
    if (!file || documents.some(({ file_id }) => file_id === file.id))
      throw new AppError(documentErrors.upload_unknown);
    documents.push({ kind, file_id: file.id, file_path });
  }
  return documents;
}
