import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { securityKinds, type SecurityEvent, type SecurityKind } from './security-event.ts';

export type SecurityLogQuery = {
  kind?: SecurityKind | undefined;
  outcome?: SecurityEvent['outcome'] | undefined;
  accountId?: string | undefined;
  /** Adds what was done to the professional of that account. */
  professionalId?: string | undefined;
  before?: string | undefined;
  limit: number;
};

/** The security_log table; the database allows inserts, and deletes of old entries only. */
export const securityLogStore = {
  insert: (
    db: Connection,
    { actorId, accountId, action, outcome, subjectType, subjectId, details = {} }: SecurityEvent,
    network: string | null,
  ) =>
    db
      .insertInto('security_log')
      .values({
        actor_id: actorId,
        account_id: accountId ?? null,
        action,
        outcome,
        network,
        subject_type: subjectType ?? null,
        subject_id: subjectId ?? null,
        details: JSON.stringify(details),
      })
      .execute(),

  /** Newest first; `before` is the id of the last entry seen. */
  list: (db: Connection, { kind, outcome, accountId, professionalId, before, limit }: SecurityLogQuery) => {
    let query = db.selectFrom('security_log').selectAll().orderBy('id', 'desc').limit(limit);
    if (kind)
      query = query.where((row) =>
        row.or(securityKinds[kind].actions.map((start) => row(sql<string>`left(action, ${start.length})`, '=', start))),
      );
    if (outcome) query = query.where('outcome', '=', outcome);
    if (accountId)
      query = query.where((row) =>
        row.or([
          row('actor_id', '=', accountId),
          row('account_id', '=', accountId),
          ...(professionalId
            ? [row.and([row('subject_type', '=', 'professional'), row('subject_id', '=', professionalId)])]
            : []),
        ]),
      );
    if (before) query = query.where('id', '<', before);
    return query.execute();
  },

  deleteBefore: (db: Connection, instant: Date) => db.deleteFrom('security_log').where('at', '<', instant).execute(),
};
