import type { Connection } from '#app/platform/database/database.server.ts';
import type { AuditEntry } from './audit-entry.ts';

/** The audit_log table; the database allows inserts only. */
export const auditStore = {
  /** @returns the id of the entry */
  insert: async (
    db: Connection,
    { actorId, action, subjectType, subjectId, details = {} }: AuditEntry,
  ): Promise<string> => {
    const { id } = await db
      .insertInto('audit_log')
      .values({
        actor_id: actorId,
        action,
        subject_type: subjectType,
        subject_id: subjectId,
        details: JSON.stringify(details),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};
