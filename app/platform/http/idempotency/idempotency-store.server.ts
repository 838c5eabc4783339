import { sql } from 'kysely';
import { database } from '#app/platform/database/database.server.ts';
import type { IdempotencyKeysTable } from './idempotency-tables.server.ts';

/** A request's claim to be the one that is executed under a key. */
export type Claim = Pick<IdempotencyKeysTable, 'id' | 'caller_id' | 'endpoint' | 'fingerprint' | 'attempt'>;

export interface StoredAnswer {
  status: number;
  body: string | null;
}

/** How long a request may hold its key without an answer. Longer than any statement or call of ours can take. */
const leaseSeconds = 60;
const keptHours = 24;

/** The idempotency_keys table. */
export const idempotencyStore = {
  /**
   * Claims a key that nobody holds: a new one, one whose holder was lost, or an expired one.
   * @returns whether it is ours now
   */
  claim: async (claim: Claim): Promise<boolean> => {
    const result = await sql`
      insert into idempotency_keys as kept (id, caller_id, endpoint, fingerprint, attempt, leased_until)
      values (${claim.id}, ${claim.caller_id}, ${claim.endpoint}, ${claim.fingerprint}, ${claim.attempt}, ${leaseEnd})
      on conflict (id) do update
        set fingerprint = excluded.fingerprint, attempt = excluded.attempt, leased_until = excluded.leased_until,
            status = null, body = null, created_at = now()
        where kept.created_at < ${oldest}
           or (kept.status is null and kept.leased_until < now() and kept.fingerprint = excluded.fingerprint)
      returning id`.execute(database());
    return result.rows.length > 0;
  },

  find: (id: Buffer) =>
    database()
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'body'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Stores the answer, unless another request has taken over the key meanwhile. */
  keep: async ({ id, attempt }: Claim, { status, body }: StoredAnswer): Promise<void> => {
    await database()
      .updateTable('idempotency_keys')
      .set({ status, body })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .execute();
  },

  /** Releases the key: the request may be retried under it. */
  release: async ({ id, attempt }: Claim): Promise<void> => {
    await database().deleteFrom('idempotency_keys').where('id', '=', id).where('attempt', '=', attempt).execute();
  },

  /** Deletes expired keys. */
  deleteOld: async (): Promise<void> => {
    await database().deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
  },
};

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
const oldest = sql<Date>`now() - make_interval(hours => ${keptHours})`;
