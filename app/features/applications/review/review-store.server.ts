import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';

export const reviewSubject = 'professional';

/** Queries on reasons and expiry dates, and on what a review shows. */
export const reviewStore = {
  insertReason: (trx: Transaction, reason: { audit_id: string; professional_id: string; reason: string }) =>
    trx.insertInto('review_reasons').values(reason).execute(),

  /** The audit log of a professional, newest first. */
  listHistory: (db: Connection, professionalId: string, limit: number) =>
    db
      .selectFrom('audit_log')
      .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
      .leftJoin('review_reasons', 'review_reasons.audit_id', 'audit_log.id')
      .select([
        'audit_log.id',
        'audit_log.at',
        'audit_log.action',
        'audit_log.actor_id',
        'audit_log.details',
        'profiles.first_name',
        'profiles.last_name',
        'profiles.role',
        'review_reasons.reason',
      ])
      .where('audit_log.subject_type', '=', reviewSubject)
      .where('audit_log.subject_id', '=', professionalId)
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .execute(),

  /** The reason of the last rejection or suspension; not that of a rejected change. */
  findLatestReason: (db: Connection, professionalId: string) =>
    db
      .selectFrom('review_reasons')
      .innerJoin('audit_log', 'audit_log.id', 'review_reasons.audit_id')
      .select('review_reasons.reason')
      .where('review_reasons.professional_id', '=', professionalId)
      .where('audit_log.action', 'in', ['professional.rejected', 'professional.suspended'])
      .orderBy('review_reasons.audit_id', 'desc')
      .limit(1)
      .executeTakeFirst(),

  listServiceCategories: (db: Connection, professionalId: string) =>
    db.selectFrom('services').select(['name', 'category_id']).where('professional_id', '=', professionalId).execute(),

  listDocuments: (db: Connection, professionalId: string) =>
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

  findDocumentForUpdate: (trx: Transaction, id: string) =>
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

  findRecipient: (db: Connection, profileId: string) =>
    db.selectFrom('profiles').select(['email', 'first_name']).where('id', '=', profileId).executeTakeFirstOrThrow(),
};
