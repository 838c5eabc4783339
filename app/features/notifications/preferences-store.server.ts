import { sql } from 'kysely';
import type { Connection } from '#app/platform/database/database.server.ts';
import type { KeptChoice } from './notification-choices.ts';

/** The notification_preferences table. */
export const preferencesStore = {
  findOfUser: (db: Connection, userId: string) =>
    db.selectFrom('notification_preferences').select(['recipient', 'kind', 'channel', 'enabled']).where('user_id', '=', userId).execute(),

  save: (db: Connection, userId: string, choice: KeptChoice) =>
    db
      .insertInto('notification_preferences')
      .values({ user_id: userId, ...choice })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'recipient', 'kind', 'channel']).doUpdateSet({ enabled: choice.enabled, updated_at: sql`now()` }),
      )
      .execute(),
};
