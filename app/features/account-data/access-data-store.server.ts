import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import { exportPage, noId } from './account-data-store.server.ts';

/**
 * Reads how a person signs in, what was done or tried in their account, and what keeps them from booking; writes
 * nothing.
 */
export const accessDataStore = {
  signInMethods: (db: Connection, userId: string) =>
    db.selectFrom('auth_account').select('provider_id as method').where('user_id', '=', userId).orderBy('id').execute(),

  sessions: (db: Connection, userId: string) =>
    db
      .selectFrom('auth_session')
      .select(['user_agent', 'ip_address', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  /** Names and scopes of API keys; the secrets are not stored. */
  apiKeys: (db: Connection, userId: string) =>
    db
      .selectFrom('api_keys')
      .select(['name', 'start', sql<string>`array_to_string(scopes, ' ')`.as('scopes')])
      .select(['created_at', 'expires_at', 'last_used_at', 'revoked_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  webhookEndpoints: (db: Connection, userId: string) =>
    db
      .selectFrom('webhook_endpoints')
      .select(['url', sql<string>`array_to_string(events, ' ')`.as('events'), 'created_at', 'disabled_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  /** The holds this person let expire, and until when they wait for the next one. */
  unpaidHolds: async (db: Connection, userId: string) => {
    const rows = await db
      .selectFrom('hold_records')
      .select(['lapsed', 'given_up', 'last_ended_at', 'may_hold_from'])
      .where('client_id', '=', userId)
      .execute();
    return rows.map(({ may_hold_from, ...record }) => ({
      ...record,
      may_hold_from: may_hold_from instanceof Date ? may_hold_from : null,
    }));
  },

  /**
   * The security log: what this person did, and what others did or tried in the account; without the networks of team
   * members.
   */
  securityLog: (db: Connection, userId: string, after = noId) =>
    db
      .selectFrom('security_log')
      .select(['id', 'at', 'action', 'outcome'])
      .select([
        sql<string | null>`case when actor_id is null or actor_id = ${userId}::uuid then network end`.as('network'),
        sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as('by_you'),
      ])
      .where((where) => where.or([where('actor_id', '=', userId), where('account_id', '=', userId)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(exportPage)
      .execute(),
};
