import { databasePool } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { withDatabase } from './with-database.server.ts';
import { say } from '#app/platform/log/say.server.ts';

/** Brings the database to the newest schema and says what that took. Every start does the same. */
export async function migrate(): Promise<void> {
  await withDatabase(async () => {
    const applied = await migrateToLatest(databasePool());
    for (const name of applied) say(`Applied ${name}`);
    if (applied.length === 0) say('The database has the newest schema.');
  });
}
