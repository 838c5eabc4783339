import * as z from 'zod/mini';
import { startAuth } from '#app/features/accounts/auth.server.ts';
import { createAdmin } from '#app/features/accounts/commands/create-admin.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { ownSecret } from '#app/platform/config/own-secret.server.ts';
import { secretsFrom } from '#app/platform/config/secrets.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '#app/platform/database/database.server.ts';
import { joinEmbeddedPostgres } from '#app/platform/embedded-database/embedded-postgres.server.ts';
import { migrateToLatest } from '#app/platform/database/migrate.server.ts';

/**
 * `npm run admin:create -- someone@example.com`: makes an account an administrator, or creates one with a password
 * that is shown once.
 */
const email = z.email().safeParse(process.argv[2]);
if (!email.success) fail('Usage: npm run admin:create -- someone@example.com');

const config = useConfig(readConfig(process.env));
const postgres = config.DATABASE_URL
  ? undefined
  : await joinEmbeddedPostgres({ dataDir: config.dataDir, log: console.log });
try {
  connectDatabase(config.DATABASE_URL ? { connectionString: config.DATABASE_URL } : { ...postgres?.connection });
  await migrateToLatest(databasePool());
  startAuth(secretsFrom(config.AUTH_SECRET ?? (await ownSecret(config.dataDir, 'auth-secret'))));
  const { password } = await createAdmin(email.data ?? '');
  console.log(
    password === null
      ? `${email.data} is an administrator now.`
      : `${email.data} can sign in with this password, shown once: ${password}`,
  );
} finally {
  await disconnectDatabase();
  await postgres?.stop();
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
