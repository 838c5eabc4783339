import * as z from 'zod/mini';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { createAdmin } from '#app/features/accounts/commands/create-admin.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { secretsFrom } from '#app/platform/config/secrets.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { withDatabase } from './with-database.server.ts';
import { say } from '#app/platform/log/say.server.ts';

/**
 * Makes an account an administrator, or creates one with a password that is shown once.
 * @throws StartRefusal if it is no e-mail address
 */
export async function createAdministrator(email: string): Promise<void> {
  if (!z.email().safeParse(email).success) throw new StartRefusal(`${email} is not an e-mail address.`);
  await withDatabase(async ({ AUTH_SECRET, dataDir }) => {
    await migrateToLatest(databasePool());
    startAuth(secretsFrom(AUTH_SECRET ?? (await ownSecret(dataDir, 'auth-secret'))));
    const { password } = await createAdmin(email);
    say(
      password === null
        ? `${email} is an administrator now.`
        : `${email} can sign in with this password, shown once: ${password}`,
    );
  });
}
