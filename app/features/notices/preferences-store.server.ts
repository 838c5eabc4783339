import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { StoredChoice } from './notification-choices.ts';

/** The notification_preferences table. */
export const preferencesStore = {
  findOfUser: (db: Connection, userId: string) =>
    db
      .selectFrom('notification_preferences')
      .select(['recipient', 'kind', 'channel', 'enabled'])
      .where('user_id', '=', userId)
      .execute(),

  listOfUsers: (db: Connection, userIds: readonly string[]) =>
    db
      .selectFrom('notification_preferences')
      .select(['user_id', 'recipient', 'kind', 'channel', 'enabled'])
      .where('user_id', 'in', [...userIds])
      .execute(),

  /** Saves nothing for a deleted account, because links in mails outlive it. */
  save: (db: Connection, userId: string, { recipient, kind, channel, enabled }: StoredChoice) =>
    db
      .insertInto('notification_preferences')
      .columns(['user_id', 'recipient', 'kind', 'channel', 'enabled'])
      .expression((query) =>
        query
          .selectFrom('auth_user')
          .select(({ val }) => [
            'id',
            val(recipient).as('recipient'),
            val(kind).as('kind'),
            val(channel).as('channel'),
            val(enabled).as('enabled'),
          ])
          .where('id', '=', userId),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'recipient', 'kind', 'channel']).doUpdateSet({ enabled, updated_at: sql`now()` }),
      )
      .execute(),
};
