import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import { reviewSubject } from './review.ts';

/** Queries on reasons, and on what a review shows. */
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

  findRecipient: (db: Connection, profileId: string) =>
    db.selectFrom('profiles').select(['email', 'first_name']).where('id', '=', profileId).executeTakeFirstOrThrow(),
};
