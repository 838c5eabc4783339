import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';

/** The audit log's subject type for a booking. */
export const bookingSubject = 'booking';

/** The intervention_reasons table, and the audit log's entries about bookings. */
export const interventionsStore = {
  insertReason: (trx: Transaction, reason: { audit_id: string; booking_id: string; reason: string }) =>
    trx.insertInto('intervention_reasons').values(reason).execute(),

  /** Lists the admin actions on a booking, newest first. */
  listAdminActions: (db: Connection, bookingId: string, limit: number) =>
    db
      .selectFrom('audit_log')
      .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
      .leftJoin('intervention_reasons', 'intervention_reasons.audit_id', 'audit_log.id')
      .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.actor_id', 'audit_log.details'])
      .select('intervention_reasons.reason')
      .select(sql<string>`btrim(concat_ws(' ', profiles.first_name, profiles.last_name))`.as('actor_name'))
      .where('audit_log.subject_type', '=', bookingSubject)
      .where('audit_log.subject_id', '=', bookingId)
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .execute(),

  /** The booking of an administrator's own recent request. */
  findRequested: async (
    db: Connection,
    { auditId, action, actorId, since }: { auditId: string; action: string; actorId: string; since: Date },
  ): Promise<string | undefined> => {
    const row = await db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('id', '=', auditId)
      .where('action', '=', action)
      .where('actor_id', '=', actorId)
      .where('subject_type', '=', bookingSubject)
      .where('at', '>', since)
      .executeTakeFirst();
    return row?.subject_id ?? undefined;
  },

  /** Replaces the reasons about all bookings of a person with `words`. */
  deleteReasons: (trx: Transaction, person: { clientId: string; professionalId: string | undefined }, words: string) =>
    trx
      .updateTable('intervention_reasons')
      .set({ reason: words })
      .where('booking_id', 'in', (select) =>
        select
          .selectFrom('bookings')
          .select('id')
          .where((where) =>
            where.or([
              where('client_id', '=', person.clientId),
              where('professional_id', '=', person.professionalId ?? null),
            ]),
          ),
      )
      .execute(),
};

export type AdminActionRow = Awaited<ReturnType<typeof interventionsStore.listAdminActions>>[number];
