import { removeAdmin } from '#app/features/accounts/commands/remove-admin.server.ts';
import { listAdminEmails } from '#app/features/accounts/queries/list-admin-emails.server.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { say } from '#app/platform/log/say.server.ts';
import { withDatabase } from './with-database.server.ts';

const refusals = {
  no_admin: 'is no administrator.',
  last_admin: 'is the only administrator. Make another one first.',
};

/**
 * Takes an administrator's role away and ends the sessions.
 * @throws StartRefusal if it is no administrator's email, or the only one's
 */
export async function removeAdministrator(email: string): Promise<void> {
  await withDatabase(async () => {
    await migrateToLatest(databasePool());
    const outcome = await removeAdmin(email);
    if (outcome !== 'removed') throw new StartRefusal(`${email} ${refusals[outcome]}`);
    say(`${email} is no administrator any more and is signed out everywhere.`);
  });
}

/** Prints what the administrators sign in with, one a line. */
export async function listAdministrators(): Promise<void> {
  await withDatabase(async () => {
    await migrateToLatest(databasePool());
    for (const email of await listAdminEmails()) say(email);
  });
}
