import { startAuth } from '#app/boot/start-auth.server.ts';
import { accountNotices } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { resetTwoFactor } from '#app/features/two-factor/commands/reset-two-factor.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { secretsFrom } from '#app/platform/config/secrets.ts';
import { databasePool } from '#app/platform/database/database.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { say } from '#app/platform/log/say.server.ts';
import { withDatabase } from './with-database.server.ts';

/**
 * Turns two-factor sign-in off for an account. The mail about it is sent by a process that works jobs.
 * @throws StartRefusal if there is no such account
 */
export async function turnOffLostTwoFactor(email: string): Promise<void> {
  await withDatabase(async ({ AUTH_SECRET, dataDir }, connection) => {
    await migrateToLatest(databasePool());
    startAuth(secretsFrom(AUTH_SECRET ?? (await ownSecret(dataDir, 'auth-secret'))));
    await startJobs(connection, { work: false });
    try {
      await prepareQueues([{ queue: accountNotices }]);
      if (!(await resetTwoFactor(email))) throw new StartRefusal(`Nobody has an account with ${email}.`);
    } finally {
      await stopJobs();
    }
    say(`${email} signs in without a code now, and was signed out everywhere.`);
  });
}
